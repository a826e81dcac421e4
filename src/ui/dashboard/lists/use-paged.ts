import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPage, type Parser } from '../../fetch.ts';
import { changeQuery, useQueryText } from '../address.ts';

type Source<T> = {
  /** Start of the query key, so that invalidating it covers all pages and searches. */
  key: string;
  path: string;
  schema: Parser<T[]>;
  limit?: number;
  /** Reads it again whenever staff come back to the window. */
  live?: boolean;
  /** A fixed filter, as in `{ category: 'makanan' }`. */
  only?: Record<string, string>;
};

type Place = { page: number; q: string; filter: Record<string, string> };
const start: Place = { page: 1, q: '', filter: {} };

export type Paged<T> = ReturnType<typeof usePaged<T>>;

/**
 * A list that is paged, searched and filtered on the server; drawn by `<PagedList>`. Where staff are
 * in it is in the address, unless it has a fixed filter and so shares its tab with another.
 */
export function usePaged<T>({ key, path, schema, limit = 25, only, live = false }: Source<T>) {
  const address = useQueryText();
  const [own, setOwn] = useState(start);
  const { page, q, filter } = only ? own : placeIn(address);
  const setPlace = (change: (now: Place) => Place) =>
    only ? setOwn(change) : changeQuery(queryOf(placeIn(location.search), change));
  const params = new URLSearchParams({ ...only, ...filter, q }).toString();
  const query = useQuery({
    queryKey: [key, path, params, page],
    queryFn: ({ signal }) =>
      getPage(`${path}?${params}&page=${page}&limit=${limit}`, schema, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: live && 'always',
  });
  const total = query.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / limit));
  const onPage = (next: number) => setPlace((now) => ({ ...now, page: next }));
  // The last row of the last page was deleted.
  if (query.data && !query.isPlaceholderData && page > last) onPage(last);

  return {
    key,
    query,
    q,
    filter,
    narrowed: q !== '' || Object.keys(filter).length > 0,
    /** Search and filter as a query string, for the CSV export. */
    params,
    page,
    limit,
    total,
    onPage,
    onSearch: (text: string) => setPlace((now) => ({ ...now, page: 1, q: text })),
    onFilter: (change: Record<string, string>) =>
      setPlace((now) => ({ ...now, page: 1, filter: withoutEmpty({ ...now.filter, ...change }) })),
  };
}

const withoutEmpty = (filter: Record<string, string>) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

function placeIn(address: string): Place {
  const { page, q = '', open: _, ...filter } = Object.fromEntries(new URLSearchParams(address));
  return { page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1), q, filter };
}

/** What the address has to say for a changed place; an empty value takes a name out. */
function queryOf(before: Place, change: (now: Place) => Place): Record<string, string> {
  const { page, q, filter } = change(before);
  const gone = Object.fromEntries(Object.keys(before.filter).map((name) => [name, '']));
  return { ...gone, ...filter, q, page: page > 1 ? String(page) : '' };
}
