import { contrast, hexOf, type Oklch, oklchOf } from './colour.contract.ts';

export type Colours = { main: string; accent: string };
export const defaultColours: Colours = { main: '#8c4a16', accent: '#b8692a' };

/** They are as in `ui/theme.css`, which a test compares. */
export const defaultPalette = {
  ink: '#2b1a12',
  'ink-soft': '#66524a',
  paper: '#faf5ec',
  foam: '#fffdf9',
  milk: '#f2e9db',
  line: '#e4d8c7',
  'line-strong': '#8f7b6c',
  caramel: '#b8692a',
  'caramel-deep': '#8c4a16',
  'caramel-tint': '#f7e7d4',
  'caramel-glow': '#e9b987',
  action: '#8c4a16',
  'action-edge': '#8c4a16',
  'action-hover': '#6f3a10',
  'on-action': '#fffdf9',
  pandan: '#4f7a3a',
  'pandan-deep': '#3b5f2a',
  'pandan-tint': '#e5eddb',
  'pandan-glow': '#a3cf86',
  danger: '#a3301d',
  'danger-deep': '#842313',
  'danger-tint': '#fbe5df',
};
type Token = keyof typeof defaultPalette;
export type Palette = Record<Token, string>;

const PAGE = ['paper', 'foam', 'milk', 'caramel-tint', 'pandan-tint'] as const;
const GROUNDS = [...PAGE, 'danger-tint'] as const;

export type Moved = {
  part: 'links' | 'buttons' | 'marks' | 'onDark';
  from: string;
  to: string;
};

export const isDefault = ({ main, accent }: Colours) =>
  main === defaultColours.main && accent === defaultColours.accent;

export function paletteOf(colours: Colours): { palette: Palette; moved: Moved[] } {
  if (isDefault(colours)) return { palette: defaultPalette, moved: [] };
  const main = oklchOf(colours.main);
  const accent = oklchOf(colours.accent);
  const grounds = groundsOf(colours.main, main, accent);
  const lights = GROUNDS.map((name) => grounds[name]);
  const page = PAGE.map((name) => grounds[name]);
  const palette: Palette = {
    ...grounds,
    'ink-soft': darkened(toned('ink-soft', coloured(main, accent)), lights, 4.5),
    'line-strong': darkened(toned('line-strong', coloured(main, accent)), page, 3),
    'caramel-deep': linkColour(colours, [...lights]),
    caramel: markColour(colours, page),
    'caramel-glow': lightened(brightened(colours.accent), grounds.ink, 4.5),
    ...buttonColours(colours, grounds, page),
    pandan: darkened(defaultPalette.pandan, page, 3),
    'pandan-deep': darkened(defaultPalette['pandan-deep'], lights, 4.5),
    'pandan-glow': lightened(defaultPalette['pandan-glow'], grounds.ink, 4.5),
    danger: darkened(defaultPalette.danger, lights, 4.5),
    'danger-deep': darkened(defaultPalette['danger-deep'], lights, 4.5),
  };
  return { palette, moved: movedIn(colours, palette) };
}

function movedIn({ main, accent }: Colours, palette: Palette): Moved[] {
  const uses = [
    { part: 'links', from: main, to: palette['caramel-deep'] },
    { part: 'buttons', from: main, to: palette.action },
    { part: 'marks', from: accent, to: palette.caramel },
    { part: 'onDark', from: accent, to: palette['caramel-glow'] },
  ] as const;
  return uses.filter(({ from, to }) => from !== to);
}

/** A colour below it is grey to the eye. */
const GREY = 0.02;
const coloured = (one: Oklch, other: Oklch) => (one.c < GREY ? other : one);

/** The tints and neutrals are made for default colours that are this vivid. */
const VIVID = 0.1;

/** Keeps the lightness of the default token, in the hue of another colour. */
function toned(name: Token, { c, h }: Oklch): string {
  const token = oklchOf(defaultPalette[name]);
  return hexOf({ l: token.l, c: token.c * Math.min(1, c / VIVID), h });
}

function groundsOf(hex: string, main: Oklch, accent: Oklch) {
  const tone = coloured(main, accent);
  const tint = (name: Token) => toned(name, tone);
  return {
    // A dark main colour is the ground of the dark parts itself.
    ink: main.l <= 0.3 ? hex : hexOf({ l: 0.238, c: Math.min(0.07, main.c * 0.3), h: main.h }),
    paper: tint('paper'),
    foam: tint('foam'),
    milk: tint('milk'),
    line: tint('line'),
    'caramel-tint': tint('caramel-tint'),
    'pandan-tint': toned('pandan-tint', coloured(accent, main)),
    'danger-tint': defaultPalette['danger-tint'],
  };
}

const STEP = 0.004;

const stands = (hex: string, grounds: string[], least: number) =>
  grounds.every((ground) => contrast(hex, ground) >= least);

function moved(hex: string, grounds: string[], least: number, step: number): string {
  const colour = oklchOf(hex);
  let seen = hex;
  while (!stands(seen, grounds, least) && colour.l > 0 && colour.l < 1) {
    colour.l += step;
    seen = hexOf(colour);
  }
  return seen;
}

const darkened = (hex: string, grounds: string[], least: number) =>
  moved(hex, grounds, least, -STEP);
const lightened = (hex: string, ground: string, least: number) => moved(hex, [ground], least, STEP);

/** On dark grounds a light colour stays as it is, and another becomes as light as the default. */
function brightened(hex: string): string {
  const { l, c, h } = oklchOf(hex);
  return l >= 0.72 ? hex : hexOf({ l: 0.817, c: c * 0.7, h });
}

/** Further down, yellow is brown and pink is purple. */
const FAR = 0.18;

/** Takes the accent where only that stays what it is. */
function linkColour({ main, accent }: Colours, lights: string[]): string {
  const [asMain, asAccent] = [darkened(main, lights, 4.5), darkened(accent, lights, 4.5)];
  const way = (from: string, to: string) => oklchOf(from).l - oklchOf(to).l;
  if (way(main, asMain) <= FAR) return asMain;
  return way(accent, asAccent) <= FAR || oklchOf(main).c < GREY ? asAccent : asMain;
}

/** A white or light grey accent would end as a grey, so it is not taken. */
function markColour({ main, accent }: Colours, page: string[]): string {
  const { l, c } = oklchOf(accent);
  return darkened(c < GREY && l > 0.8 ? main : accent, page, 3);
}

type Grounds = ReturnType<typeof groundsOf>;

/** A smaller difference, as between two whites, is not seen. */
const VISIBLE = 0.06;

/**
 * Takes the first of the two colours that is no ground itself. A light one keeps its lightness: it
 * has dark words on it, and an edge.
 */
function buttonColours({ main, accent }: Colours, { ink, foam }: Grounds, page: string[]) {
  const fill = [main, accent].find((hex) => page.every((ground) => apart(hex, ground) > VISIBLE));
  const hex = fill ?? ink;
  const words = (action: string, on: string) => ({
    action,
    'on-action': on,
    'action-edge': darkened(action, page, 3),
    'action-hover': underPointer(action, on),
  });
  if (contrast(foam, hex) >= 4.5) return words(hex, foam);
  if (contrast(ink, hex) >= 4.5) return words(hex, ink);
  return words(darkened(hex, [foam], 4.5), foam);
}

const HOVER = 0.08;

/** A darker button may make its words unreadable, and then becomes lighter. */
function underPointer(action: string, on: string): string {
  const { l, c, h } = oklchOf(action);
  const darker = hexOf({ l: Math.max(0, l - HOVER), c, h });
  return contrast(on, darker) >= 4.5 ? darker : hexOf({ l: Math.min(1, l + HOVER), c, h });
}

/** Returns 1 for black and white. */
function apart(one: string, other: string): number {
  const [a, b] = [oklchOf(one), oklchOf(other)];
  const across = a.c * a.c + b.c * b.c - 2 * a.c * b.c * Math.cos(a.h - b.h);
  return Math.sqrt((a.l - b.l) ** 2 + Math.max(0, across));
}
