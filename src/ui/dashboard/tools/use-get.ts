import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { api, type Parser } from '../../fetch.ts';

/** Reads `path` from the API, and stops when nobody waits for the answer any longer. */
export const useGet = <T>(
  queryKey: QueryKey,
  path: string,
  schema: Parser<T>,
  options: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> = {},
) =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get(path, schema, { signal }),
    ...options,
  });
