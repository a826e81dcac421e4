import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { idParams } from '../../contract.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import { createConnectionTest } from './connection.ts';
import {
  emailConfigSchema,
  emailMessages,
  emailSettingsInput,
  emailSettingsSchema,
  type OutboxQuery,
  outboxMailSchema,
  outboxQuery,
  testEmailAnswer,
  testEmailInput,
} from './contract.ts';
import { testSubject } from './kinds.ts';
import type { MailKinds } from './mail-kind.ts';
import { previewRoutes } from './preview-routes.ts';
import {
  enqueueMail,
  findMail,
  listOutbox,
  readEmailSettings,
  retryMail,
  saveEmailSettings,
} from './store.ts';

const config = { access: 'editor' } as const;
const owner = { access: 'owner' } as const;

/** How long staff wait to hear how a test ended, and a retry. */
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
      const success = state === 'accepted';
      if (success) return { success, message: acceptedBy(mail.server, recipient) };
      const pending = state === 'sending' || state === 'queued';
      const message = pending ? emailMessages.testPending : error;
      return { success, message: message ?? emailMessages.testFailed };
    },
  );

  app.get(
    '/api/admin/outbox',
    {
      config,
      schema: { querystring: outboxQuery, response: { 200: z.array(outboxMailSchema) } },
    },
    replyWithPage((query: OutboxQuery) => listOutbox(db, query)),
  );

  app.post(
    '/api/admin/outbox/:id/retry',
    { config, schema: { params: idParams, response: { 200: outboxMailSchema } } },
    async (request) => {
      const { id } = request.params;
      await recordChange(db, request, 'email.retry', (tx) => retryMail(tx, id, clock()));
      await outbox.deliver(id, RETRY_PATIENCE);
      return findMail(db, id);
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

const acceptedBy = ({ mode }: Deps['mail']['server'], recipient: string) =>
  mode === 'smtp'
    ? `The mail server accepted the test email to ${recipient}`
    : `The test email to ${recipient} was kept here: there is no mail server`;
