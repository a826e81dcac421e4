import { z } from 'zod';
import { idParams, type ListQuery, listQuery } from '../../../contract.ts';
import { type Reader, say } from '../../../messages.ts';
import { recordChange } from '../../../server/audit/record-change.ts';
import type { Db } from '../../../server/database/database.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { conflict, invalid } from '../../../server/http/errors.ts';
import { columnTexts } from '../../../server/lists/csv.messages.ts';
import type { CsvColumns } from '../../../server/lists/csv-columns.ts';
import { listRoutes } from '../../../server/lists/list-routes.ts';
import { replyWithPage } from '../../../server/lists/paging.ts';
import { DAY } from '../../../time.ts';
import { closedBetween, wholeMinute } from '../hours/closing.ts';
import { weekInWords } from '../hours/words.contract.ts';
import { scopeTexts, specialTexts } from '../messages.ts';
import { outletEntries } from '../store.ts';
import {
  closingInput,
  specialHoursInput,
  specialHoursSchema,
  specialHoursUpdate,
} from './contract.ts';
import { listComingSpecialHours, specialHoursEntries } from './store.ts';

const path = '/api/admin/special-hours';
const MOST_DAYS = 5;

export function specialHoursRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;

  app.get(
    path,
    {
      config: { access: 'editor' },
      schema: { querystring: listQuery, response: { 200: z.array(specialHoursSchema) } },
    },
    replyWithPage((query: ListQuery) => specialHoursEntries.list(db, query)),
  );

  app.post(
    '/api/admin/outlets/:id/closing',
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: closingInput, response: { 201: specialHoursSchema } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { until, name } = request.body;
      const close = (tx: Db) => closeUntil(tx, id, { until: new Date(until), name, now: clock() });
      const made = await recordChange(db, request, 'special_hours.create', close);
      return reply.code(201).send(made);
    },
  );

  listRoutes(app, deps, {
    path,
    action: 'special_hours',
    name: 'special-hours',
    texts: specialTexts,
    schema: specialHoursSchema,
    input: specialHoursInput,
    update: specialHoursUpdate,
    entries: specialHoursEntries,
    canBeHidden: false,
    csv: specialHoursCsv,
  });
}

type Closing = { until: Date; name: string; now: Date };

async function closeUntil(tx: Db, id: number, { until, name, now }: Closing) {
  const closed = { from: wholeMinute(now), to: wholeMinute(until) };
  if (closed.to <= closed.from || closed.to > closed.from + MOST_DAYS * DAY) {
    throw invalid(specialTexts.untilWrong);
  }
  const outlet = await outletEntries.find(tx, id);
  const hours = closedBetween(outlet, await listComingSpecialHours(tx, now), closed);
  if (!hours) throw conflict(specialTexts.closedThen, 'closed_then');
  const made = { ...hours, name, scope: 'outlets' as const, city: '', outletIds: [id] };
  return specialHoursEntries.create(tx, made, now);
}

const { id } = columnTexts;
const { name, from, to, scope, city, outletIds, week } = specialTexts;

const specialHoursCsv: CsvColumns = {
  columns: { id, name, from, to, scope, city, outletIds, week },
  write: (row, reader) => {
    const hours = specialHoursSchema.parse(row);
    return { ...hours, scope: scopeIn(hours.scope, reader), week: weekInWords(hours.week, reader) };
  },
};

const scopeIn = (scope: keyof typeof scopeTexts, reader: Reader) => say(reader, scopeTexts[scope]);
