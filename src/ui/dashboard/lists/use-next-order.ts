import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { getPage } from '../../fetch.ts';

const listSchema = z.array(z.object({ displayOrder: z.int() }));

/** The display order with which a new entry comes last; 1 until it is known. */
export function useNextOrder(key: string, path: string, enabled: boolean): number {
  const { data } = useQuery({
    queryKey: [key, 'next order'],
    queryFn: async ({ signal }) => {
      const page = (nth: number) => getPage(`${path}?limit=1&page=${nth}`, listSchema, { signal });
      const first = await page(1);
      const last = first.total > 1 ? await page(first.total) : first;
      return (last.rows[0]?.displayOrder ?? 0) + 1;
    },
    enabled,
  });
  return data ?? 1;
}
