import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawAlone } from '../../ui/site/island.tsx';

const drawAlone = (node: ReactNode, name: string) =>
  renderToString(node, { identifierPrefix: name });

export const renderHtml = (content: ReactNode): string =>
  renderToString(<DrawAlone value={drawAlone}>{content}</DrawAlone>);

export const renderDocument = (document: ReactNode): string =>
  `<!doctype html>${renderHtml(document)}`;
