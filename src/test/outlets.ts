import { outletInput } from '../features/outlets/contract.ts';
import { outletEntries } from '../features/outlets/store.ts';
import type { Deps } from '../server/deps.ts';

/** An outlet that is open from 07.00 to 22.00, unless the fields say otherwise. */
export function makeOutlet(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  name: string,
  fields: object = {},
) {
  const input = outletInput.parse({ name, city: 'Jakarta', address: 'Jalan Contoh 1', ...fields });
  return database.db.transaction((tx) => outletEntries.create(tx, input, clock()));
}
