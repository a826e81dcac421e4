import { z } from 'zod';
import { done, idParams } from '../../../contract.ts';
import { say } from '../../../messages.ts';
import { recordChange } from '../../../server/audit/record-change.ts';
import type { Db } from '../../../server/database/database.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { requestReader } from '../../../server/http/reader.ts';
import { listRoutes } from '../../../server/lists/list-routes.ts';
import { specialTexts } from '../messages.ts';
import { closeOutlet, limitsOf, openAgain } from './closing.ts';
import {
  closingInput,
  specialHoursInput,
  specialHoursSchema,
  specialHoursUpdate,
} from './contract.ts';
import { specialHoursCsv } from './csv.ts';
import { specialHoursEntries } from './store.ts';

const closingParams = z.object({ outletId: idParams.shape.id, id: idParams.shape.id });

export function specialHoursRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;

  app.post(
    '/api/admin/outlets/:id/closing',
    {
      config: { access: 'manager' },
      schema: { params: idParams, body: closingInput, response: { 201: specialHoursSchema } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const by = { ...limitsOf(request), now: clock() };
      const close = (tx: Db) => closeOutlet(tx, id, request.body, by);
      const { created } = await recordChange(
        db,
        request,
        'special_hours.create',
        close,
        ({ created: hours, outlet: { name, zone }, closed: { from, to } }) => {
          const [start, end] = [from, to].map((at) => new Date(at).toISOString());
          return { target: hours.id, detail: `${name}: ${start} – ${end} ${zone}` };
        },
      );
      return reply.code(201).send(created);
    },
  );

  app.delete(
    '/api/admin/outlets/:outletId/closing/:id',
    { config: { access: 'manager' }, schema: { params: closingParams, response: { 200: done } } },
    async (request) => {
      const { outletId, id } = request.params;
      const by = { ...limitsOf(request), now: clock() };
      const open = (tx: Db) => openAgain(tx, outletId, id, by);
      await recordChange(db, request, 'special_hours.delete', open, (detail) => ({
        target: id,
        detail,
      }));
      return { message: say(requestReader(request), specialTexts.deleted) };
    },
  );

  listRoutes(app, deps, {
    path: '/api/admin/special-hours',
    action: 'special_hours',
    name: 'special-hours',
    texts: specialTexts,
    schema: specialHoursSchema,
    input: specialHoursInput,
    update: specialHoursUpdate,
    entries: specialHoursEntries,
    csv: specialHoursCsv,
  });
}
