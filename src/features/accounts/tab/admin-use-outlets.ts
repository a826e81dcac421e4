import { z } from 'zod';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';

const outletList = z.array(
  z.object({ id: z.int(), name: z.string(), shortName: z.string(), city: z.string() }),
);

export function useOutlets() {
  return useGet(['outlets', 'names'], '/api/admin/own-outlets', outletList);
}
