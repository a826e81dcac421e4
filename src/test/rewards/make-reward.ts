import { sql } from 'drizzle-orm';
import type { IssuedReward } from '../../features/rewards/contract.ts';
import { issueReward } from '../../features/rewards/store.ts';
import type { Deps } from '../../server/deps.ts';

let made = 0;

export async function makeReward(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  name = 'Budi Santoso',
): Promise<IssuedReward> {
  return issueReward(db, { ratingId: await makeRating(db, clock(), name), name }, clock());
}

export async function makeRating(db: Deps['database']['db'], now: Date, name = 'Budi Santoso') {
  made += 1;
  const at = now.toISOString();
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into app_ratings
      (name, email, whatsapp_number, device_type, proof_key,
       is_verified, verified_at, verified_by_name, created_at)
    values
      (${name}, ${`budi-${made}@mail.example`}, '628120000000', 'android', ${`proof-${made}`},
       true, ${at}, 'Rina', ${at})
    returning id`);
  const [row] = rows;
  if (!row) throw new Error('No rating was made');
  return row.id;
}
