import { done, idParams } from '../../../contract.ts';
import { say } from '../../../messages.ts';
import { recordChange } from '../../../server/audit/record-change.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { requestReader } from '../../../server/http/reader.ts';
import { marked, markUndo, UNDO_BYTES } from '../contract.ts';
import { menuTexts } from '../messages.ts';
import { markedEntry } from '../sold-out-store.ts';
import { menuAtOutlet, soldOutHere } from './contract.ts';
import { listMenuAt, markSoldOutAt, undoMarkAt } from './store.ts';

export function menuAtOutletRoutes(app: App, { database: { db }, clock }: Deps) {
  const config = { access: 'manager' } as const;

  app.get(
    '/api/admin/outlets/:id/menu',
    { config, schema: { params: idParams, response: { 200: menuAtOutlet } } },
    ({ params, scope }) => listMenuAt(db, { outletId: params.id, scope, now: clock() }),
  );

  app.put(
    '/api/admin/outlets/:id/sold-out',
    { config, schema: { params: idParams, body: soldOutHere, response: { 200: marked } } },
    async (request) => {
      const { body, params, scope } = request;
      const at = { outletId: params.id, scope, now: clock() };
      const { undo } = await recordChange(
        db,
        request,
        `menu.${body.soldOut ? 'sell-out' : 'sell-again'}`,
        (tx) => markSoldOutAt(tx, body, at),
        markedEntry,
      );
      return { message: say(requestReader(request), menuTexts.updated), undo };
    },
  );

  app.put(
    '/api/admin/outlets/:id/sold-out/undo',
    {
      config,
      bodyLimit: UNDO_BYTES,
      schema: { params: idParams, body: markUndo, response: { 200: done } },
    },
    async (request) => {
      const { body, params, scope } = request;
      const at = { outletId: params.id, scope, now: clock() };
      await recordChange(db, request, 'menu.unmark', (tx) => undoMarkAt(tx, body, at), markedEntry);
      return { message: say(requestReader(request), menuTexts.updated) };
    },
  );
}
