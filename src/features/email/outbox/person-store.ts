import { sql } from 'drizzle-orm';
import { personalDataTexts } from '../../../server/privacy/messages.ts';
import { mentions, type Person } from '../../../server/privacy/person.ts';
import type { PersonalData, PersonalRow } from '../../../server/privacy/personal-data.ts';
import { outboxTexts } from '../messages.ts';
import { deleteUnlessSending, messageIdOf } from '../store.ts';
import { emailSettings, outbox } from '../table.ts';

const { recipient, subject, error, data } = outbox;
const about = (person: Person) => mentions(person, recipient, subject, error, sql`${data}::text`);

/** Mails to staff may quote the person, too. */
export const mailData: PersonalData = {
  title: personalDataTexts.mails,
  tab: 'email',
  find: async (db, person) => {
    const rows = await db
      .select({ row: outbox, own: sql<boolean>`${mentions(person, recipient)}` })
      .from(outbox)
      .where(about(person))
      .orderBy(outbox.id);
    return rows.map(
      ({ row, own }): PersonalRow => ({
        id: row.id,
        at: row.createdAt,
        own,
        facts: {
          to: row.recipient,
          subject: row.subject,
          state: outboxTexts[row.state],
          accepted: row.acceptedAt,
        },
      }),
    );
  },
  erase: async (tx, person, { env }) => {
    const deleted = await deleteUnlessSending(tx, about(person));
    return { files: [], messageIds: deleted.map((mail) => messageIdOf(mail, env)) };
  },
  columns: [recipient, subject, error, data],
};

const LISTS = ['message', 'feedback', 'rating', 'digest'] as const;

export const noticeAddressData: PersonalData = {
  title: personalDataTexts.notices,
  tab: 'email',
  find: async (db, person) => {
    const [settings] = await db.select().from(emailSettings);
    const isThem = (address: string) => address.toLowerCase() === person.value;
    const lists = LISTS.filter((list) => settings?.[list].some(isThem));
    if (lists.length === 0) return [];
    return [{ id: 1, at: null, own: true, facts: { toldAbout: lists.join(', ') } }];
  },
  erase: async (tx, person) => {
    const without = (list: (typeof LISTS)[number]) => sql`array(
      select address from unnest(${emailSettings[list]}) with ordinality as one (address, place)
      where lower(address) <> ${person.value} order by place)`;
    await tx.update(emailSettings).set({
      message: without('message'),
      feedback: without('feedback'),
      rating: without('rating'),
      digest: without('digest'),
    });
    return { files: [], messageIds: [] };
  },
  columns: LISTS.map((list) => emailSettings[list]),
};
