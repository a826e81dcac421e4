import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPage, type Parser } from './fetch.ts';

type Paged<T> = {
  /** The query's key; page and search are added to it, so that invalidating this one covers all. */
  key: string;
  path: string;
  schema: Parser<T[]>;
  limit?: number;
};

/** A staff list that is paged and searched on the server: `query` for ListState, the rest for Pager and SearchBox. */
export function usePaged<T>({ key, path, schema, limit = 25 }: Paged<T>) {
  const [{ page, q }, setPlace] = useState({ page: 1, q: '' });
  const query = useQuery({
    queryKey: [key, page, q],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ page: String(page), limit: String(limit), q });
      return getPage(`${path}?${search}`, schema, { signal });
    },
    placeholderData: keepPreviousData,
  });
  return {
    query,
    q,
    page,
    limit,
    total: query.data?.total ?? 0,
    onPage: (next: number) => setPlace({ page: next, q }),
    onSearch: (text: string) => setPlace({ page: 1, q: text }),
  };
}
