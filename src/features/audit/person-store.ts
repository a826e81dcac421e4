import { sql } from 'drizzle-orm';
import { auditEntries } from '../../server/audit/table.ts';
import { personalDataTexts } from '../../server/privacy/messages.ts';
import { mentions, redact } from '../../server/privacy/person.ts';
import { noLeftovers, type PersonalData } from '../../server/privacy/personal-data.ts';

const { id, target, detail, accountName } = auditEntries;
const changes = sql`${auditEntries.changes}::text`;

/** What staff did stays on record; only the mention of the person is redacted. */
export const auditData: PersonalData = {
  title: personalDataTexts.audit,
  tab: 'audit',
  find: async (db, person) => {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(mentions(person, target, detail, accountName, changes))
      .orderBy(id);
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      own: false,
      facts: { action: row.action, by: row.accountName, detail: row.detail },
    }));
  },
  erase: async (tx, person) => {
    await tx
      .update(auditEntries)
      .set({
        target: redact(person, target),
        detail: redact(person, detail),
        accountName: redact(person, accountName),
        changes: sql`${redact(person, changes)}::jsonb`,
      })
      .where(mentions(person, target, detail, accountName, changes));
    return noLeftovers;
  },
  columns: [target, detail, accountName, auditEntries.changes],
};
