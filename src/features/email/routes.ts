import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { idParams } from '../../contract.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { conflict } from '../../server/http/errors.ts';
import { newestFirst, replyWithCsv } from '../../server/lists/csv-export.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import {
  emailConfigSchema,
  emailMessages,
  emailSettingsInput,
  emailSettingsSchema,
  mailHealthSchema,
  type OutboxQuery,
  outboxExport,
  outboxMailSchema,
  outboxQuery,
  testEmailAnswer,
  testEmailInput,
} from './contract.ts';
import { testSubject } from './kinds.ts';
import type { MailKinds } from './mail-kind.ts';
import { createConnectionTest } from './outbox/connection.ts';
import { previewRoutes } from './preview-routes.ts';
import {
  enqueueMail,
  findMail,
  listOutbox,
  mailsBefore,
  readEmailSettings,
  readLastFailure,
  retryMail,
  saveEmailSettings,
  toListedMail,
} from './store.ts';

const config = { access: 'editor' } as const;
const owner = { access: 'owner' } as const;

/** Milliseconds that staff wait for the result of a test or a retry. */
const TEST_PATIENCE = 10_000;
const RETRY_PATIENCE = 1_500;

export function emailRoutes(app: App, deps: Deps, kinds: MailKinds) {
  const { clock, mail, outbox } = deps;
  const { db } = deps.database;
  const testConnection = createConnectionTest(deps);
  const samples = Object.keys(kinds).filter((kind) => kinds[kind]?.sample);

  app.get(
    '/api/admin/email-config',
    { config, schema: { response: { 200: emailConfigSchema } } },
    async () => ({ ...mail.server, ...(await testConnection()), samples }),
  );

  app.post(
    '/api/admin/test-email',
    { config, schema: { body: testEmailInput, response: { 200: testEmailAnswer } } },
    async (request) => {
      const recipient = request.body.testEmail;
      const test = { key: `test:${randomUUID()}`, kind: 'test', recipient, subject: testSubject };
      const { id } = await recordChange(
        db,
        request,
        'email.test',
        (tx) => enqueueMail(tx, { ...test, data: {} }, clock()),
        (queued) => ({ target: queued.id, detail: recipient }),
      );
      const { state, error } = await outbox.deliver(id, TEST_PATIENCE);
      if (state === 'accepted' || state === 'kept') {
        return { success: true, message: testEnds[state](recipient), state };
      }
      const pending = state === 'sending' || state === 'queued';
      const message = pending ? emailMessages.testPending : error;
      return { success: false, message: message ?? emailMessages.testFailed, state };
    },
  );

  app.get(
    '/api/admin/mail-health',
    { config, schema: { response: { 200: mailHealthSchema } } },
    async () => ({ hasServer: mail.server.mode === 'smtp', trouble: await readLastFailure(db) }),
  );

  app.get(
    '/api/admin/outbox',
    {
      config,
      schema: { querystring: outboxQuery, response: { 200: z.array(outboxMailSchema) } },
    },
    replyWithPage((query: OutboxQuery) => listOutbox(db, query)),
  );

  app.get(
    '/api/admin/outbox.csv',
    { config, schema: { querystring: outboxExport } },
    (request, reply) =>
      replyWithCsv(deps, request, reply, {
        name: 'outbox',
        action: 'email',
        schema: outboxMailSchema,
        pages: newestFirst((before, limit) => mailsBefore(db, request.query, before, limit)),
      }),
  );

  app.post(
    '/api/admin/outbox/:id/retry',
    { config, schema: { params: idParams, response: { 200: outboxMailSchema } } },
    async (request) => {
      const { id } = request.params;
      await recordChange(db, request, 'email.retry', async (tx) => {
        const { state } = await findMail(tx, id);
        if (state === 'kept' && mail.server.mode === 'capture') {
          throw conflict(emailMessages.stillNoServer, 'no_mail_server');
        }
        const queued = await retryMail(tx, id, clock());
        await kinds[queued.kind]?.requeued?.(tx, queued);
        return queued;
      });
      await outbox.deliver(id, RETRY_PATIENCE);
      return toListedMail(await findMail(db, id));
    },
  );

  app.get(
    '/api/admin/email-settings',
    { config: owner, schema: { response: { 200: emailSettingsSchema } } },
    () => readEmailSettings(db),
  );

  app.put(
    '/api/admin/email-settings',
    {
      config: owner,
      schema: { body: emailSettingsInput, response: { 200: emailSettingsSchema } },
    },
    (request) =>
      recordChange(db, request, 'email.settings', (tx) => saveEmailSettings(tx, request.body)),
  );

  previewRoutes(app, deps, kinds);
}

const testEnds = {
  accepted: (recipient: string) => `The mail server accepted the test email to ${recipient}`,
  kept: (recipient: string) =>
    `The test email to ${recipient} was kept here: there is no mail server`,
};
