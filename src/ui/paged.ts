import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPage, type Parser } from './fetch.ts';

type Paged<T> = {
  /** The query's key; page and search are added to it, so that invalidating this one covers all. */
  key: string;
  path: string;
  schema: Parser<T[]>;
  limit?: number;
  /** Further parameters of the path's query. */
  filter?: Record<string, string>;
};

/** A staff list that is paged and searched on the server: `query` for ListState, the rest for Pager and SearchBox. */
export function usePaged<T>({ key, path, schema, limit = 25, filter = {} }: Paged<T>) {
  const [{ page, q }, setPlace] = useState({ page: 1, q: '' });
  const query = useQuery({
    queryKey: [key, page, q, filter],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({
        ...filter,
        page: String(page),
        limit: String(limit),
        q,
      });
      return getPage(`${path}?${search}`, schema, { signal });
    },
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / limit));
  // The last row of the last page was deleted.
  if (query.data && !query.isPlaceholderData && page > last) setPlace({ page: last, q });

  return {
    query,
    q,
    page,
    limit,
    total,
    onPage: (next: number) => setPlace({ page: next, q }),
    onSearch: (text: string) => setPlace({ page: 1, q: text }),
  };
}
