import { sql } from 'drizzle-orm';
import { auditEntries } from '../../server/audit/table.ts';
import { type Holding, nothing } from '../../server/privacy/holding.ts';
import { names, without } from '../../server/privacy/person.ts';

const { id, target, detail, accountName } = auditEntries;
const changes = sql`${auditEntries.changes}::text`;

/** What staff did stays on record; the person is taken out of it. */
export const heldAudit: Holding = {
  title: 'Catatan tindakan staf',
  tab: 'audit',
  find: async (db, person) => {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(names(person, target, detail, accountName, changes))
      .orderBy(id);
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      own: false,
      facts: { Tindakan: row.action, Oleh: row.accountName, Keterangan: row.detail },
    }));
  },
  erase: async (tx, person) => {
    await tx
      .update(auditEntries)
      .set({
        target: without(person, target),
        detail: without(person, detail),
        accountName: without(person, accountName),
        changes: sql`${without(person, changes)}::jsonb`,
      })
      .where(names(person, target, detail, accountName, changes));
    return nothing;
  },
  columns: [target, detail, accountName, auditEntries.changes],
};
