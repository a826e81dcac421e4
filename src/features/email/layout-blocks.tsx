import { type CSSProperties, createContext, Fragment, type ReactNode, use } from 'react';
import { defaultPalette, type Palette } from '../brand/palette.contract.ts';

export type Block =
  | { type: 'text'; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'list'; items: string[] }
  | { type: 'code'; label: string; code: string }
  | { type: 'image'; src: string; alt: string; width: number; height: number }
  | { type: 'button'; label: string; href: string };

/** Mail programs cannot read style sheets, so every element has its colours. */
export const PaletteContext = createContext<Palette>(defaultPalette);

const fontFamily = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export function useTextStyles() {
  const palette = use(PaletteContext);
  return {
    palette,
    body: { fontFamily, fontSize: 16, lineHeight: '26px', color: palette.ink },
    smallText: { fontFamily, fontSize: 13, lineHeight: '20px', color: palette['ink-soft'] },
  };
}

type TableProps = { width?: number | string; style?: CSSProperties; children: ReactNode };

export function Table({ width = '100%', style, children }: TableProps) {
  return (
    <table
      role="presentation"
      width={width}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

export function Row({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td align="left" style={style}>
        {children}
      </td>
    </tr>
  );
}

export function BlockView({ block }: { block: Block }) {
  const { body } = useTextStyles();
  switch (block.type) {
    case 'text':
      return <p style={{ ...body, margin: 0 }}>{broken(block.text)}</p>;
    case 'facts':
      return <Facts rows={block.rows} />;
    case 'list':
      return (
        <ul style={{ ...body, margin: 0, paddingLeft: 22 }}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'code':
      return <Code label={block.label} code={block.code} />;
    case 'image':
      return <Image {...block} />;
    case 'button':
      return <ButtonLink {...block} />;
  }
}

/** Outlook ignores `white-space`. */
const broken = (text: string) =>
  text.split('\n').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn once
    <Fragment key={index}>
      {index > 0 && <br />}
      {part}
    </Fragment>
  ));

function Facts({ rows }: { rows: [string, string][] }) {
  const { body, smallText } = useTextStyles();
  return (
    <Table>
      {rows.map(([label, value]) => (
        <tr key={label}>
          <td valign="top" width={140} style={{ ...smallText, padding: '4px 12px 4px 0' }}>
            {label}
          </td>
          <td valign="top" style={{ ...body, padding: '2px 0' }}>
            {broken(value)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Code({ label, code }: { label: string; code: string }) {
  const { palette, smallText } = useTextStyles();
  return (
    <Table style={{ backgroundColor: palette.milk }}>
      <tr>
        <td align="center" style={{ padding: '16px 4px', backgroundColor: palette.milk }}>
          <div style={smallText}>{label}</div>
          <div style={{ ...codeStyle, color: palette.ink }}>{code}</div>
        </td>
      </tr>
    </Table>
  );
}

const codeStyle: CSSProperties = {
  fontFamily: "Consolas, 'Courier New', monospace",
  fontSize: 20,
  lineHeight: '32px',
  fontWeight: 'bold',
  letterSpacing: 1,
};

type ImageProps = { src: string; alt: string; width: number; height: number };

/** A till can read the code only on white, which dark modes would change. */
function Image({ src, alt, width, height }: ImageProps) {
  const { smallText } = useTextStyles();
  return (
    <Table>
      <tr>
        <td align="center">
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            style={{
              ...smallText,
              display: 'block',
              maxWidth: '100%',
              backgroundColor: '#ffffff',
            }}
          />
        </td>
      </tr>
    </Table>
  );
}

function ButtonLink({ label, href }: { label: string; href: string }) {
  const { body, palette } = useTextStyles();
  const box = { backgroundColor: palette.action, border: `1px solid ${palette['action-edge']}` };
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ ...box, borderRadius: 8, padding: '11px 21px' }}>
            <a
              href={href}
              style={{
                ...body,
                color: palette['on-action'],
                fontWeight: 'bold',
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'image':
      return '';
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}
