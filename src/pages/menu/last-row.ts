import type { MenuCard } from '../../features/menu/public-store.ts';

/** The columns of photographs on a tablet and on a desk. */
const TABLET = 3;
const DESK = 4;

/** How many of a section have a photograph, and how many have none. */
export type Counts = { pictured: number; others: number };

export function countsOf(items: MenuCard[]): Counts {
  const pictured = items.filter(({ imageUrl }) => imageUrl !== null).length;
  return { pictured, others: items.length - pictured };
}

/** Photographs that are one too few for a row have the title in front of them. */
export function sectionClass({ pictured, others }: Counts): string {
  if (others > 0) return '';
  if (pictured === TABLET - 1) return 'not-print:md:max-lg:menu-beside';
  return pictured === DESK - 1 ? 'not-print:lg:menu-beside' : '';
}

/** The last ones, where they would leave the row empty, have their words beside them. */
export function cardClasses(index: number, { pictured, others }: Counts): string[] {
  const left = pictured - index;
  const onDesk = pictured % DESK;
  const isAcross = onDesk === 1 ? left === 1 : onDesk === 2 && others === 0 && left <= 2;
  return [
    pictured % TABLET === 1 && left === 1 ? 'not-print:md:max-lg:menu-across' : '',
    isAcross ? 'not-print:lg:menu-across' : '',
  ];
}

/** Those without a photograph take the columns that are left, as high as one that lies across. */
const ROWS_ON_TABLET = [
  '',
  'md:max-lg:col-[3/-1] md:max-lg:content-center',
  'md:max-lg:col-[3/-1]',
];
const ROWS_ON_DESK = [
  // As wide as the section: two columns, and an odd last one has both.
  'lg:grid-cols-2 lg:gap-x-16 lg:*:last:odd:col-span-full',
  'lg:col-[3/-1] lg:content-center',
  'lg:col-[3/-1]',
  'lg:col-[4/-1]',
];

export const rowsClasses = ({ pictured }: Counts) => [
  ROWS_ON_TABLET[pictured % TABLET],
  ROWS_ON_DESK[pictured % DESK],
];
