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

/**
 * The last one, alone below full rows, is a row with a small photograph; where it or two would be
 * all that is pictured, their words stand beside them.
 */
export function cardClasses(index: number, { pictured, others }: Counts): string[] {
  const left = pictured - index;
  const isAlone = (columns: number) => left === 1 && pictured % columns === 1;
  const isPair = pictured % DESK === 2 && others === 0 && left <= 2;
  const classes = [];
  if (isAlone(TABLET))
    classes.push(
      pictured > TABLET ? 'not-print:md:max-lg:menu-small' : 'not-print:md:max-lg:menu-across',
    );
  if (isAlone(DESK) && pictured > DESK) classes.push('not-print:lg:menu-small');
  if (isAlone(DESK) && pictured > DESK && others > 0) classes.push('lg:[--columns:span_2]');
  if (isPair || (isAlone(DESK) && pictured < DESK)) classes.push('not-print:lg:menu-across');
  return classes;
}

/** Those without a photograph take the columns that are left. */
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
  // Below a last row with a small photograph they are rows like it.
  pictured > TABLET && pictured % TABLET === 1 ? '' : ROWS_ON_TABLET[pictured % TABLET],
  ROWS_ON_DESK[pictured % DESK],
];
