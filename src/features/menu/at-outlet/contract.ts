import { z } from 'zod';
import { soldOutInput } from '../contract.ts';

/** What managers mark at their outlet. */
const itemAtOutlet = z.object({
  id: z.int(),
  name: z.string(),
  soldOut: z.boolean(),
  /** Staff of the whole shop said so, until they say otherwise: managers leave it. */
  everywhere: z.boolean(),
  /** When it is sold again by itself. */
  until: z.iso.datetime().nullable(),
});
export type ItemAtOutlet = z.infer<typeof itemAtOutlet>;
export const menuAtOutlet = z.array(itemAtOutlet);

export const soldOutHere = soldOutInput.omit({ outletIds: true });
export type SoldOutHere = z.output<typeof soldOutHere>;
