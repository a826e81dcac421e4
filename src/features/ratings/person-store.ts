import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { correctable } from '../../server/privacy/correct.ts';
import { personalDataTexts } from '../../server/privacy/messages.ts';
import { mentions, redact } from '../../server/privacy/person.ts';
import type {
  ErasureContext,
  Leftovers,
  PersonalData,
} from '../../server/privacy/personal-data.ts';
import { formatWhatsapp } from '../../ui/whatsapp-link.ts';
import {
  deleteRewards,
  listRewardsByRating,
  redactRewards,
  renameReward,
} from '../rewards/store.ts';
import { removeRating } from './actions.ts';
import { deviceLabels, ratingInput } from './contract.ts';
import { appRatings } from './table.ts';

const { id, name, email, whatsappNumber, rejectedReason } = appRatings;

export const ratingData: PersonalData = {
  title: personalDataTexts.ratings,
  tab: 'ratings',
  find: async (db, person) => {
    const rows = await db
      .select({ row: appRatings, own: sql<boolean>`${mentions(person, email, whatsappNumber)}` })
      .from(appRatings)
      .where(mentions(person, email, whatsappNumber, name, rejectedReason))
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
          name: row.name,
          email: row.email,
          whatsapp: formatWhatsapp(row.whatsappNumber),
          device: deviceLabels[row.deviceType],
          campaign: row.campaign,
          verified: row.verifiedAt,
          rejected: row.rejectedReason,
          reward: reward?.reward ?? null,
          code: reward?.code ?? null,
          validUntil: reward?.validUntil ?? null,
          redeemed: reward?.usedAt ?? null,
          redeemedAt: reward?.usedWhere ?? null,
        },
      };
    });
  },
  erase: async (tx, person, context) => {
    const own = await tx
      .select({ id })
      .from(appRatings)
      .where(mentions(person, email, whatsappNumber))
      .orderBy(id);
    const leftovers = await removeRatings(
      tx,
      own.map((row) => row.id),
      context,
    );
    await tx
      .update(appRatings)
      .set({ name: redact(person, name), rejectedReason: redact(person, rejectedReason) })
      .where(mentions(person, name, rejectedReason));
    await redactRewards(tx, person);
    return leftovers;
  },
  correct: {
    name: correctable({ column: name, id, schema: ratingInput.shape.name, also: renameReward }),
    email: correctable({ column: email, id, schema: ratingInput.shape.email }),
    whatsapp: correctable({
      column: whatsappNumber,
      id,
      schema: ratingInput.shape.whatsappNumber,
      show: formatWhatsapp,
    }),
  },
  columns: [name, email, whatsappNumber, rejectedReason],
  retention: { setting: 'RATINGS_KEEP_DAYS', table: appRatings, remove: removeRatings },
};

/** Also removes their pictures and mails. A reward stays, without the customer's name. */
export async function removeRatings(
  tx: Db,
  ids: number[],
  { env, now }: Pick<ErasureContext, 'env' | 'now'>,
): Promise<Leftovers> {
  const leftovers: Leftovers = { files: [], messageIds: [] };
  for (const one of ids) {
    const { proofKey, messageIds } = await removeRating(tx, one, env, now);
    leftovers.files.push(proofKey);
    leftovers.messageIds.push(...messageIds);
  }
  return leftovers;
}

/** Ratings that nobody sent must leave no reward in the figures. */
export async function removeWithRewards(tx: Db, ids: number[], context: ErasureContext) {
  await deleteRewards(tx, ids);
  return removeRatings(tx, ids, context);
}
