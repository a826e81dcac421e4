/**
 * Part of a list that may be long. Each has a page of its own, `/promos`, `/promos/2` and so on; a
 * page that shows other things, too, has the first and the way to the others.
 */
export type Portion<Row> = {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
  addressOf: (page: number) => string;
};

export function portionOf<Row>(all: Row[], path: string, size: number, page = 1): Portion<Row> {
  return {
    rows: all.slice((page - 1) * size, page * size),
    total: all.length,
    page,
    pages: Math.max(1, Math.ceil(all.length / size)),
    addressOf: (number) => (number === 1 ? path : `${path}/${number}`),
  };
}

/** For the row that holds it, so that `useMore` finds what follows. */
export const moreOf = ({ page, pages, addressOf }: Portion<unknown>) =>
  page < pages ? { 'data-more': addressOf(page + 1) } : {};
