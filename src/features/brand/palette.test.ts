import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, hexOf, oklchOf } from './colour.contract.ts';
import { defaultColours, defaultPalette, type Palette, paletteOf } from './palette.contract.ts';

type Token = keyof Palette;
const PAGE: Token[] = ['paper', 'foam', 'milk', 'caramel-tint', 'pandan-tint'];

/** Every pair that the site uses: 4.5 for text, 3 for large text, drawings, edges and dots. */
const pairs: { on: Token[]; least: number; text: Token[] }[] = [
  {
    text: ['ink', 'ink-soft', 'caramel-deep', 'pandan-deep', 'danger', 'danger-deep'],
    on: [...PAGE, 'danger-tint'],
    least: 4.5,
  },
  { text: ['paper', 'foam', 'caramel-glow', 'pandan-glow'], on: ['ink'], least: 4.5 },
  {
    text: ['foam', 'paper'],
    on: ['caramel-deep', 'pandan-deep', 'danger', 'danger-deep'],
    least: 4.5,
  },
  { text: ['on-action'], on: ['action', 'action-hover'], least: 4.5 },
  {
    text: ['caramel', 'pandan', 'line-strong', 'action-edge', 'caramel-deep'],
    on: PAGE,
    least: 3,
  },
  { text: ['foam'], on: ['pandan'], least: 3 },
];

function weakPairs(palette: Palette): string[] {
  const solid = pairs.flatMap(({ text, on, least }) =>
    text.flatMap((front) =>
      on.map((ground) => ({
        front,
        ground,
        least,
        seen: contrast(palette[front], palette[ground]),
      })),
    ),
  );
  // `text-paper/80` in the footer.
  const faded = contrast(over(palette.paper, palette.ink, 0.8), palette.ink);
  return [...solid, { front: 'paper/80', ground: 'ink', least: 4.5, seen: faded }]
    .filter(({ seen, least }) => seen < least)
    .map(({ front, ground, seen }) => `${front} on ${ground} ${seen.toFixed(2)}`);
}

function over(colour: string, ground: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const part = (hex: string) => Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part(colour) * share + part(ground) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** The same pairs in every run. */
function* randomColours(count: number) {
  let seed = 20_260_101;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `#${Math.floor((seed / 2_147_483_648) * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  };
  for (let made = 0; made < count; made += 1) yield { main: next(), accent: next() };
}

test('the default colours are exactly those of the style sheet', () => {
  const css = readFileSync('src/ui/theme.css', 'utf8');
  const named = Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6}|var\(--color-([a-z-]+)\))/g)].map(
      ([, name = '', value = '', other]) => [name, other ? `var ${other}` : value],
    ),
  );
  const styled = Object.fromEntries(
    Object.entries(named).map(([name, value]) => [
      name,
      value.startsWith('var ') ? named[value.slice(4)] : value,
    ]),
  );
  expect(paletteOf(defaultColours)).toEqual({ palette: defaultPalette, moved: [] });
  expect(styled).toEqual(defaultPalette);
  expect(weakPairs(defaultPalette)).toEqual([]);
});

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
});

test('a colour survives the way to OKLCH and back', () => {
  for (const { main } of randomColours(300)) expect(hexOf(oklchOf(main))).toBe(main);
});

test('with any two of two hundred random pairs of colours everything can be read', () => {
  const weak = [...randomColours(200)].flatMap((colours) =>
    weakPairs(paletteOf(colours).palette).map((pair) => `${JSON.stringify(colours)}: ${pair}`),
  );
  expect(weak).toEqual([]);
});

test('nor are there two colours, however pale, dark or shrill, with which something cannot', () => {
  const shrill = [
    ['#ffffff', '#fefefe', '#f7f7f2', '#000000', '#0a0a0a', '#101820', '#808080', '#767676'],
    ['#ffff00', '#ffd400', '#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#c0a062'],
  ].flat();
  const weak = shrill.flatMap((main) =>
    shrill.flatMap((accent) =>
      weakPairs(paletteOf({ main, accent }).palette).map((pair) => `${main} ${accent}: ${pair}`),
    ),
  );
  expect(weak).toEqual([]);
});

test('everything in the dashboard can be read by day and by night', () => {
  const css = readFileSync('src/ui/theme.css', 'utf8');
  const found = [
    ...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g),
  ];
  expect(found.length).toBeGreaterThan(15);
  for (const at of [2, 3]) {
    const seen = {
      ...defaultPalette,
      ...Object.fromEntries(found.map((row) => [row[1], row[at]])),
    };
    const button = { action: seen['caramel-deep'], 'action-edge': seen['caramel-deep'] };
    // What is open is named in this colour on the site only.
    const weak = weakPairs({ ...seen, ...button, 'on-action': seen.foam });
    expect(weak.filter((pair) => !pair.startsWith('pandan-glow'))).toEqual([]);
  }
  const fill = /@utility danger-fill \{\s+background: (\S+);\s+color: (\S+);/.exec(
    readFileSync('src/ui/utilities.css', 'utf8'),
  );
  expect(contrast(fill?.[1] ?? '', fill?.[2] ?? '')).toBeCloseTo(6.89, 2);
});

test('a colour that can be read stays as it is, and one that cannot is moved and named', () => {
  const blue = paletteOf({ main: '#1d4ed8', accent: '#f59e0b' });
  expect(blue.palette).toMatchObject({
    action: '#1d4ed8',
    'on-action': '#fcfdff',
    'caramel-deep': '#1d4ed8',
    'caramel-glow': '#f59e0b',
  });
  expect(blue.moved).toEqual([{ part: 'marks', from: '#f59e0b', to: '#ba7600' }]);
});

test('a yellow button stays yellow with dark words; links get the dark one of the two colours', () => {
  const { palette } = paletteOf({ main: '#ffe100', accent: '#111111' });
  expect(palette).toMatchObject({
    action: '#ffe100',
    'on-action': palette.ink,
    'caramel-deep': '#111111',
  });
});

test('a near-white main colour leaves the buttons to the accent', () => {
  const { palette, moved } = paletteOf({ main: '#fefefe', accent: '#ffd400' });
  expect(palette.action).toBe('#ffd400');
  expect(moved.map(({ part }) => part)).toEqual(['links', 'buttons', 'marks']);
});
