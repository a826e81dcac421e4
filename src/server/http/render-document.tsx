import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawAlone } from '../../ui/site/island.tsx';

const drawAlone = (node: ReactNode, name: string) =>
  renderToString(node, { identifierPrefix: name });

export function renderDocument(document: ReactNode): string {
  return `<!doctype html>${renderToString(<DrawAlone value={drawAlone}>{document}</DrawAlone>)}`;
}
