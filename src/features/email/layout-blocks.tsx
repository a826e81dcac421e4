import { type CSSProperties, Fragment, type ReactNode } from 'react';

export type Block =
  | { type: 'text'; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'list'; items: string[] }
  | { type: 'code'; label: string; code: string }
  | { type: 'image'; src: string; alt: string; width: number; height: number }
  | { type: 'button'; label: string; href: string };

/** Mail programs cannot read `ui/theme.css`, so its colours are repeated here. */
export const colours = {
  ink: '#2b1a12',
  inkSoft: '#66524a',
  paper: '#faf5ec',
  foam: '#fffdf9',
  milk: '#f2e9db',
  caramel: '#b8692a',
  caramelDeep: '#8c4a16',
} as const;
const { ink, inkSoft, foam, milk, caramelDeep } = colours;

const fontStack = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const body = { fontFamily: fontStack, fontSize: 16, lineHeight: '26px', color: ink } as const;
export const smallText = {
  fontFamily: fontStack,
  fontSize: 13,
  lineHeight: '20px',
  color: inkSoft,
} as const;

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
  return (
    <Table style={{ backgroundColor: milk }}>
      <tr>
        <td align="center" style={{ padding: '16px 4px', backgroundColor: milk }}>
          <div style={smallText}>{label}</div>
          <div style={codeStyle}>{code}</div>
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
  color: ink,
};

type ImageProps = { src: string; alt: string; width: number; height: number };

/** A till can read the code only on white, which dark modes would change. */
function Image({ src, alt, width, height }: ImageProps) {
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
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ backgroundColor: caramelDeep, borderRadius: 8, padding: '12px 22px' }}>
            <a
              href={href}
              style={{ ...body, color: foam, fontWeight: 'bold', textDecoration: 'none' }}
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
