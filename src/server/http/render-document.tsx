import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageReader, ReaderContext } from '../../ui/reader.tsx';
import { RenderIsland } from '../../ui/site/island.tsx';
import { withLangAttributes } from './language-marks.ts';

export function renderHtml(reader: PageReader, content: ReactNode): string {
  const renderIsland = (node: ReactNode, name: string) =>
    renderToString(<ReaderContext value={reader}>{node}</ReaderContext>, {
      identifierPrefix: name,
    });
  return renderToString(
    <ReaderContext value={reader}>
      <RenderIsland value={renderIsland}>{content}</RenderIsland>
    </ReaderContext>,
  );
}

export const renderDocument = (reader: PageReader, document: ReactNode): string =>
  `<!doctype html>${withLangAttributes(renderHtml(reader, document))}`;
