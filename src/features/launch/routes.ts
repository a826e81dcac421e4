import { basename } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { say } from '../../messages.ts';
import { type Actor, recordChange } from '../../server/audit/record-change.ts';
import { newCopy } from '../../server/backup/upgrade.ts';
import type { App, Deps } from '../../server/deps.ts';
import { conflict } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import { reauthentication } from '../accounts/contract.ts';
import type { Shared } from '../feature.ts';
import { removeDemo } from './clean-store.ts';
import { launchSchema, launchUpdate, tasksSchema } from './contract.ts';
import { countChangedDemo, countDemo } from './demo-store.ts';
import { launchAnswers } from './messages.ts';
import { beginCleaning, keepCleaning, noteCleaning, readLaunch, setOpen } from './store.ts';
import { findSentenceTab, inOneLanguage, readTasks } from './tasks-store.ts';

/** So often a clean start says that it still runs. */
const SIGN_EVERY_MS = 2000;

const config = { access: 'owner' } as const;

export function launchRoutes(app: App, deps: Deps, { reauthenticate, demo }: Shared) {
  const { clock, env, log } = deps;
  const { db } = deps.database;

  async function read(request: FastifyRequest) {
    const { isOpen, cleaning, backup } = await readLaunch(db);
    const reader = inOneLanguage(requestReader(request));
    const counted = await countDemo(db, demo);
    const named = counted.map(({ name, ...one }) => ({ ...one, name: say(reader, name) }));
    const changed = await countChangedDemo(db, demo);
    const stays = changed.map(({ name, count }) => ({ name: say(reader, name), count }));
    return { isOpen, sentenceTab: await findSentenceTab(db), cleaning, backup, demo: named, stays };
  }

  app.get('/api/admin/launch', { config, schema: { response: { 200: launchSchema } } }, read);

  app.get(
    '/api/admin/launch/tasks',
    { config, schema: { response: { 200: tasksSchema } } },
    async (request) => readTasks(deps, demo, requestReader(request)),
  );

  app.put(
    '/api/admin/launch',
    { config, schema: { body: launchUpdate, response: { 200: launchSchema } } },
    async (request) => {
      const { isOpen } = request.body;
      const action = isOpen ? 'launch.open' : 'launch.close';
      await recordChange(db, request, { action }, (tx) => setOpen(tx, isOpen));
      return read(request);
    },
  );

  app.post(
    '/api/admin/launch/clean',
    { config, schema: { body: reauthentication, response: { 202: launchSchema } } },
    async (request, reply) => {
      await reauthenticate(request, request.body);
      if ((await countDemo(db, demo)).length === 0) throw conflict(launchAnswers.nothing);
      await recordChange(db, request, { action: 'launch.begin' }, beginCleaning);
      const { staff, id } = request;
      const by = { staff, id, log };
      // A database that does not answer would keep a connection for each sign.
      let isSigning = false;
      const signs = setInterval(async () => {
        if (isSigning) return;
        isSigning = true;
        await keepCleaning(db).catch(() => {});
        isSigning = false;
      }, SIGN_EVERY_MS);
      clean(by)
        .catch(async (err: unknown) => {
          log.error({ err }, 'The clean start failed');
          await noteCleaning(db, 'failed').catch(() => {});
        })
        .finally(() => clearInterval(signs));
      return reply.code(202).send(await read(request));
    },
  );

  async function clean(by: Actor) {
    const path = newCopy(env, 'start-clean', clock());
    await deps.backup(path);
    await noteCleaning(db, 'removing', basename(path));
    await removeDemo(db, demo, by, { env, now: clock() });
    deps.database.changes.changed();
  }
}
