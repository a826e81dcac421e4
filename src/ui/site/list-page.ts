import type { ListAddress, PageLink } from '../../pages.contract.ts';
import { useTo } from '../reader.tsx';

/** A long list has pages, `/promos` and `/promos/2`. The home page shows the first. */
export type ListPage<Row> = {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
  addressOf: (page: number) => PageLink;
};

export function listPageOf<Row>(
  all: Row[],
  path: ListAddress,
  size: number,
  page = 1,
): ListPage<Row> {
  return {
    rows: all.slice((page - 1) * size, page * size),
    total: all.length,
    page,
    pages: Math.max(1, Math.ceil(all.length / size)),
    addressOf: (number) => (number === 1 ? path : `${path}/${number}`),
  };
}

/** `useLoadMore` finds the address of the next page in these attributes. */
export function useNextPage({ page, pages, addressOf }: ListPage<unknown>) {
  const to = useTo();
  return page < pages ? { 'data-more': to(addressOf(page + 1)) } : {};
}
