import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { done, importPreview } from '../../contract.ts';
import { localized, sayLocalized } from '../../messages.ts';
import { recordChange } from '../audit/record-change.ts';
import type { App, Deps } from '../deps.ts';
import { HttpError, invalid } from '../http/errors.ts';
import { requestReader } from '../http/reader.ts';
import { type Importing, importRows } from './csv-import.ts';
import { csvTexts } from './messages.ts';

const config = { access: 'editor' } as const;
const MAX_BYTES = 2_000_000;
const csv = z.string().max(MAX_BYTES);
const bodyLimit = 2 * MAX_BYTES;

type ImportRoutes = Importing & { adminPath: string; action: string };

/** Throwing it rolls back the transaction of a preview. */
class OnlyShown extends Error {}

/** The preview imports the file and rolls back, so it shows exactly what importing does. */
export function csvImportRoutes(app: App, deps: Deps, list: ImportRoutes) {
  const { adminPath, action } = list;
  const { clock } = deps;
  const { db } = deps.database;

  app.post(
    `${adminPath}/import/preview`,
    { config, bodyLimit, schema: { body: z.object({ csv }), response: { 200: importPreview } } },
    async (request) => {
      const context = { reader: requestReader(request), now: clock() };
      let preview: z.infer<typeof importPreview> = { rows: [], notes: [], seen: '' };
      const shown = db.transaction(async (tx) => {
        preview = await importRows(tx, list, request.body.csv, context);
        throw new OnlyShown();
      });
      await shown.catch((thrown: unknown) => {
        if (!(thrown instanceof OnlyShown)) throw thrown;
      });
      return preview;
    },
  );

  app.post(
    `${adminPath}/import`,
    {
      config,
      bodyLimit,
      schema: { body: z.object({ csv, seen: z.string() }), response: { 200: done } },
    },
    async (request) => {
      const reader = requestReader(request);
      const write = (tx: typeof db) => importAll(tx, request.body.csv, request.body.seen);
      const counts = await recordChange(db, request, `${action}.import`, write, (saved) => ({
        detail: sayLocalized({ voice: 'en', lang: 'en' }, localized(csvTexts.saved, saved)),
      }));
      return { message: sayLocalized(reader, localized(csvTexts.saved, counts)) };

      async function importAll(tx: typeof db, text: string, wanted: string) {
        // A file that is sent twice waits here, and then finds the list changed.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${adminPath}))`);
        const { rows, seen } = await importRows(tx, list, text, { reader, now: clock() });
        if (seen !== wanted) throw new HttpError(409, 'conflict', csvTexts.changed);
        const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
        if (count('wrong') > 0) throw invalid(csvTexts.wrong);
        const counts = { added: count('added'), changed: count('changed') };
        if (counts.added + counts.changed === 0) throw invalid(csvTexts.nothing);
        return counts;
      }
    },
  );
}
