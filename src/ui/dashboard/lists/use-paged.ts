import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ZodType, z } from 'zod';
import { getPage } from '../../fetch.ts';
import { changeQuery, useQueryText } from '../address.ts';

type Source<T> = {
  /** It is the first part of the query key; invalidating it reloads all pages and searches. */
  key: string;
  path: string;
  schema: ZodType<T>;
  limit?: number;
  /** The list is read again whenever staff return to the window. */
  live?: boolean;
  /** A row that changes by itself soon is read again until none does. */
  isUnderWay?: (row: T) => boolean;
  /** A filter that staff choose replaces the tab's own, such as `{ category: 'makanan' }`. */
  tabFilter?: Record<string, string>;
  /** Page, search and filter are in the address, except in a dialog or for two lists on a tab. */
  inAddress?: boolean;
};

export const LOOK_AGAIN = 2_000;

type Place = { page: number; q: string; filter: Record<string, string> };
const start: Place = { page: 1, q: '', filter: {} };

export type Paged<T> = ReturnType<typeof usePaged<T>>;

/** The server pages, searches and filters the list; `<PagedList>` shows it. */
export function usePaged<T>(source: Source<T>) {
  const {
    key,
    path,
    schema,
    limit = 25,
    live = false,
    isUnderWay,
    tabFilter,
    inAddress = true,
  } = source;
  const address = useQueryText();
  const [localPlace, setLocalPlace] = useState(start);
  const { page, q, filter } = inAddress ? placeIn(address) : localPlace;
  const setPlace = (change: (now: Place) => Place) =>
    inAddress ? changeQuery(queryOf(placeIn(location.search), change)) : setLocalPlace(change);
  const params = new URLSearchParams({ ...tabFilter, ...filter, q }).toString();
  const query = useQuery({
    queryKey: [key, path, params, page],
    queryFn: ({ signal }) =>
      getPage(`${path}?${params}&page=${page}&limit=${limit}`, z.array(schema), { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: live && 'always',
    refetchInterval: ({ state }) =>
      isUnderWay && state.data?.rows.some(isUnderWay) ? LOOK_AGAIN : false,
  });
  const total = query.data?.total ?? 0;
  const isOfTab = ([name, value]: [string, string]) => tabFilter?.[name] === value;
  const isNarrowed = !Object.entries(filter).every(isOfTab);
  const isFiltered = q !== '' || isNarrowed;
  const last = Math.max(1, Math.ceil(total / limit));
  const onPage = (next: number) => setPlace((now) => ({ ...now, page: next }));
  // Deleting the only row of the last page would leave an empty page.
  if (query.data && !query.isPlaceholderData && page > last) onPage(last);

  return {
    key,
    query,
    q,
    filter,
    isFiltered,
    /** A search alone does not count. */
    isNarrowed,
    /** A search or a filter that finds nothing does not count. */
    isEmpty: !isFiltered && query.data?.total === 0,
    params,
    page,
    limit,
    total,
    onPage,
    onSearch: (text: string) => setPlace((now) => ({ ...now, page: 1, q: text })),
    onShowAll: () =>
      setPlace((now) => ({
        ...start,
        filter: Object.fromEntries(Object.entries(now.filter).filter(isOfTab)),
      })),
    onFilter: (change: Record<string, string>) =>
      setPlace((now) => ({ ...now, page: 1, filter: withoutEmpty({ ...now.filter, ...change }) })),
  };
}

const withoutEmpty = (filter: Record<string, string>) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** `open` is an entry and `view` a part of the tab, so they are no filters. */
function placeIn(address: string): Place {
  const {
    page,
    q = '',
    open: _,
    view,
    ...filter
  } = Object.fromEntries(new URLSearchParams(address));
  return { page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1), q, filter };
}

/** An empty value removes a name from the query. */
function queryOf(before: Place, change: (now: Place) => Place): Record<string, string> {
  const { page, q, filter } = change(before);
  const removed = Object.fromEntries(Object.keys(before.filter).map((name) => [name, '']));
  return { ...removed, ...filter, q, page: page > 1 ? String(page) : '' };
}
