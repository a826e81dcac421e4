import { asc, lt, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { correctable } from '../../server/privacy/correct.ts';
import type { Around, Holding, Remains } from '../../server/privacy/holding.ts';
import { names, without } from '../../server/privacy/person.ts';
import { listRewardsByRating, renameReward } from '../rewards/store.ts';
import { removeRating } from './actions.ts';
import { deviceLabels, formatWhatsapp, ratingInput } from './contract.ts';
import { appRatings } from './table.ts';

const { id, name, email, whatsappNumber, rejectedReason, createdAt } = appRatings;

/** Ratings with their pictures and rewards. */
export const heldRatings: Holding = {
  title: 'Rating aplikasi',
  tab: 'ratings',
  find: async (db, person) => {
    const rows = await db
      .select({ row: appRatings, own: sql<boolean>`${names(person, email, whatsappNumber)}` })
      .from(appRatings)
      .where(names(person, email, whatsappNumber, name, rejectedReason))
      .orderBy(id);
    const rewards = await listRewardsByRating(
      db,
      rows.map(({ row }) => row.id),
    );
    return rows.map(({ row, own }) => {
      const reward = rewards.get(row.id);
      return {
        id: row.id,
        at: row.createdAt,
        own,
        file: row.proofKey,
        facts: {
          Nama: row.name,
          'E-mail': row.email,
          WhatsApp: formatWhatsapp(row.whatsappNumber),
          Perangkat: deviceLabels[row.deviceType],
          'Tanda kampanye': row.campaign,
          Diverifikasi: row.verifiedAt,
          Ditolak: row.rejectedReason,
          Hadiah: reward?.reward ?? null,
          'Kode hadiah': reward?.code ?? null,
          'Berlaku sampai': reward?.validUntil ?? null,
          Ditukarkan: reward?.usedAt ?? null,
          'Ditukarkan di': reward?.usedWhere ?? null,
        },
      };
    });
  },
  erase: async (tx, person, around) => {
    const own = await tx
      .select({ id })
      .from(appRatings)
      .where(names(person, email, whatsappNumber))
      .orderBy(id);
    const remains = await removeRatings(
      tx,
      own.map((row) => row.id),
      around,
    );
    await tx
      .update(appRatings)
      .set({ name: without(person, name), rejectedReason: without(person, rejectedReason) })
      .where(names(person, name, rejectedReason));
    return remains;
  },
  correct: {
    Nama: correctable({ column: name, id, schema: ratingInput.shape.name, also: renameReward }),
    'E-mail': correctable({ column: email, id, schema: ratingInput.shape.email }),
    WhatsApp: correctable({
      column: whatsappNumber,
      id,
      schema: ratingInput.shape.whatsappNumber,
      show: formatWhatsapp,
    }),
  },
  columns: [name, email, whatsappNumber, rejectedReason],
};

/** The oldest of those before a moment. */
export async function oldRatings(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id })
    .from(appRatings)
    .where(lt(createdAt, before.toISOString()))
    .orderBy(asc(createdAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** With their pictures and the mails about them; a reward stays without its customer's name. */
export async function removeRatings(
  tx: Db,
  ids: number[],
  { env, now }: Pick<Around, 'env' | 'now'>,
): Promise<Remains> {
  const remains: Remains = { files: [], messageIds: [] };
  for (const one of ids) {
    const { proofKey, messageIds } = await removeRating(tx, one, env, now);
    remains.files.push(proofKey);
    remains.messageIds.push(...messageIds);
  }
  return remains;
}
