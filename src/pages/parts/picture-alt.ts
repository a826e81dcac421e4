const BUILT_IN = new Map([
  ['dedikasi-1', 'Biji kopi sangrai dari dekat'],
  ['dedikasi-2', 'Air dituang dari ketel ke kopi saring, di dinding ubin hijau'],
  ['dedikasi-3', 'Kopi susu panas dalam gelas, berhias hati dari susu, di atas meja kayu'],
  ['gallery-1', 'Iced kopi susu and a coffee with a tulip poured in milk, on a round tray'],
  ['gallery-2', 'A plate of klepon and layer cake'],
  ['gallery-3', 'Two coffees to go'],
  ['gallery-4', 'A latte seen from above, with a fern poured in milk'],
  ['our-story', 'Espresso runs from the machine into a small cup'],
  ['logo-intro-1', 'A cappuccino with the four beans of the logo dusted in cocoa'],
  ['logo-intro-2', 'Coffee to go beside a paper bag with the logo'],
  ['logo-intro-3', 'The round sign that hangs outside'],
]);

/** `otherwise` describes the owner's own pictures. */
export function altOf(src: string, otherwise: string): string {
  const name = /^\/pictures\/([\w-]+)\.jpg(#|$)/.exec(src)?.[1] ?? '';
  return BUILT_IN.get(name) ?? otherwise;
}
