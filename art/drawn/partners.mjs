// Six invented partners, one colour each, text as paths. Each stands in the middle of its picture, or the gaps between them differ.
import { C, svg, put, textPath, beanHalves } from './lib.mjs';
const ink = C.ink;
const P = (d, x = '') => `<path d="${d}" fill="${ink}"${x}/>`;
const L = (d, w = 4) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const sans = (t, o) => textPath(t, { kind: 'sans', wght: 700, ...o });
const out = {
  1: async () => { // roaster: a drum with a flame
    const a = await textPath('Sangrai', { wght: 700, size: 31, x: 97.5, y: 62 }); const b = await sans('ROASTERY', { size: 10.5, x: 98.5, y: 81, track: 5.6, wght: 600 });
    return `<g transform="translate(59.5 60)"><circle r="29" fill="none" stroke="${ink}" stroke-width="4"/><path d="M0 -19C13 -6 15 3 10 12C7 17 3 19 0 19C-3 19 -7 17 -10 12C-15 3 -8 -2 -7 -8C-3 -6 -1 -3 -1 0C3 -5 3 -12 0 -19Z" fill="${ink}"/></g>${P(a.d)}${P(b.d)}`;
  },
  2: async () => { // dairy: a drop with a hill
    const a = await sans('susukita', { size: 33, x: 86, y: 71, track: -0.8 });
    return `<g transform="translate(52 60)"><path d="M0 -34C14 -16 24 -4 24 10A24 24 0 0 1 -24 10C-24 -4 -14 -16 0 -34ZM-17 11C-10 3 -5 18 3 11C9 6 13 8 17 12A17.500 17.500 0 0 1 -17 11Z" fill="${ink}" fill-rule="evenodd"/></g>${P(a.d)}`;
  },
  3: async () => { // pastry: a rolled crust
    const a = await textPath('Roti Pagi', { wght: 600, size: 32, x: 120, y: 92, anchor: 'middle' });
    return `<g transform="translate(120 47)">${L('M-40 12A40 34 0 0 1 40 12', 5)}${L('M-23 12A23 19 0 0 1 23 12', 5)}${L('M-7 12A7 6 0 0 1 7 12', 5)}${L('M-52 12H52', 5)}${L('M0 -31V-37M-34 -20L-39 -25M34 -20L39 -25', 5)}</g>${P(a.d)}`;
  },
  4: async () => { // payment: two coins linked
    const a = await sans('dompeta', { size: 31, x: 100, y: 70, track: -0.5 });
    return `<g transform="translate(10.4 8.4) scale(.86)"><g transform="translate(54 60)"><path d="M-26 -20H14A14 14 0 0 1 28 -6V14A14 14 0 0 1 14 28H-20A14 14 0 0 1 -34 14V-12A8 8 0 0 1 -26 -20ZM12 -3A10 10 0 0 0 12 13H28V-3Z" fill="${ink}" fill-rule="evenodd"/><circle cx="14" cy="5" r="4" fill="${ink}"/><path d="M-22 -28H10" stroke="${ink}" stroke-width="5" stroke-linecap="round"/></g>${P(a.d)}</g>`;
  },
  5: async () => { // courier: a paper plane of three bars
    const a = await sans('LARI', { size: 38, x: 123, y: 66, track: 1 }); const b = await sans('antar cepat', { size: 13, x: 124, y: 86, wght: 500 });
    return `<g transform="translate(77 60)"><path d="M-6 -26L34 0L-6 26L2 5H-20V-5H2Z" fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>${L('M-36 -15H-17M-44 0H-33M-36 15H-17', 5)}</g>${P(a.d)}${P(b.d)}`;
  },
  6: async () => { // music: a record whose grooves are waves
    const a = await textPath('Gamelan', { wght: 600, size: 30, x: 96, y: 58 }); const b = await textPath('Radio', { wght: 400, size: 30, x: 96, y: 89 });
    return `<g transform="translate(54 60)"><circle r="27" fill="none" stroke="${ink}" stroke-width="6"/><circle r="17" fill="none" stroke="${ink}" stroke-width="3.5" stroke-dasharray="36 17.4" stroke-linecap="round"/><circle r="7" fill="${ink}"/></g>${P(a.d)}${P(b.d)}`;
  },
};
for (const [n, f] of Object.entries(out)) await put(`pictures/partner-${n}.svg`, svg(240, 120, await f()));
