import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../messages.ts';
import type { Palette } from '../brand/palette.contract.ts';
import {
  type Block,
  BlockView,
  blockText,
  PaletteContext,
  Row,
  Table,
  useTextStyles,
} from './layout-blocks.tsx';

export type { Block } from './layout-blocks.tsx';

export type Layout = {
  lang: Language;
  brand: string;
  siteUrl: string;
  title: string;
  /** Mail programs show it after the subject. */
  preheader: string;
  blocks: Block[];
  palette: Palette;
};

/**
 * Outlook lays out nothing but tables. Dark modes change text and background colours in pairs, so
 * every text has both. No picture or font is remote.
 */
export function mailLayout(layout: Layout): { html: string; text: string } {
  const html = `<!doctype html>${renderToStaticMarkup(
    <PaletteContext value={layout.palette}>
      <Mail {...layout} />
    </PaletteContext>,
  )}`;
  return { html, text: asText(layout) };
}

function Mail({ lang, brand, siteUrl, title, preheader, blocks }: Layout) {
  const { palette, smallText } = useTextStyles();
  const { ink, paper, foam, caramel, 'caramel-deep': caramelDeep } = palette;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: paper }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preheader}</div>
        <Table style={{ backgroundColor: paper }}>
          <tr>
            <td align="center" style={{ padding: '32px 12px', backgroundColor: paper }}>
              <Table width={600} style={{ maxWidth: 600, width: '100%' }}>
                <Row style={{ padding: '0 28px 16px', backgroundColor: paper }}>
                  <a href={siteUrl} style={{ ...wordmark, color: ink, textDecoration: 'none' }}>
                    {brand}
                  </a>
                </Row>
                <Row
                  style={{ height: 4, lineHeight: '4px', fontSize: 4, backgroundColor: caramel }}
                >
                  {'\u00a0'}
                </Row>
                <Row style={{ padding: '28px 28px 8px', backgroundColor: foam }}>
                  <h1 style={{ ...heading, color: ink }}>{title}</h1>
                </Row>
                {blocks.map((block) => (
                  <Row
                    key={JSON.stringify(block)}
                    style={{ padding: '8px 28px', backgroundColor: foam }}
                  >
                    <BlockView block={block} />
                  </Row>
                ))}
                <Row style={{ height: 20, lineHeight: '20px', fontSize: 4, backgroundColor: foam }}>
                  {'\u00a0'}
                </Row>
                <Row style={{ padding: '20px 28px 0', backgroundColor: paper, ...smallText }}>
                  {brand}
                  <br />
                  <a href={siteUrl} style={{ color: caramelDeep }}>
                    {hostOf(siteUrl)}
                  </a>
                </Row>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

const wordmark: CSSProperties = {
  fontFamily: "Georgia, 'Times New Roman', serif",
  fontSize: 22,
  lineHeight: '28px',
  fontWeight: 'bold',
};
const heading: CSSProperties = { ...wordmark, margin: 0, fontSize: 26, lineHeight: '34px' };

function asText({ brand, siteUrl, title, blocks }: Layout): string {
  const parts = [brand.toUpperCase(), title, ...blocks.map(blockText), `-- \n${brand}\n${siteUrl}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const hostOf = (url: string) => new URL(url).host;
