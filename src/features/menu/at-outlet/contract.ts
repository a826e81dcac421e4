import { z } from 'zod';
import { soldOutInput } from '../contract.ts';

const itemAtOutlet = z.object({
  id: z.int(),
  name: z.string(),
  soldOut: z.boolean(),
  /** Staff of the whole shop marked it, so managers cannot take that back. */
  everywhere: z.boolean(),
  until: z.iso.datetime().nullable(),
});
export type ItemAtOutlet = z.infer<typeof itemAtOutlet>;
export const menuAtOutlet = z.array(itemAtOutlet);

export const soldOutHere = soldOutInput.omit({ outletIds: true });
export type SoldOutHere = z.output<typeof soldOutHere>;
