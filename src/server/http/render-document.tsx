import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RenderIsland } from '../../ui/site/island.tsx';

const renderIsland = (node: ReactNode, name: string) =>
  renderToString(node, { identifierPrefix: name });

export const renderHtml = (content: ReactNode): string =>
  renderToString(<RenderIsland value={renderIsland}>{content}</RenderIsland>);

export const renderDocument = (document: ReactNode): string =>
  `<!doctype html>${renderHtml(document)}`;
