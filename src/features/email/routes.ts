import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { idParams } from '../../contract.ts';
import {
  type Localized,
  localized,
  say,
  sayLocalized,
  unpacked,
  unpackLocalized,
} from '../../messages.ts';
import { recordPrivateChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { conflict } from '../../server/http/errors.ts';
import { type ReaderRequest, requestReader } from '../../server/http/reader.ts';
import { newestFirst, replyWithCsv } from '../../server/lists/csv-export.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import type { MailState } from '../../server/mail.ts';
import { mayAct } from '../accounts/contract.ts';
import { voiceOfAddress } from '../accounts/store.ts';
import {
  emailConfigSchema,
  emailSettingsInput,
  emailSettingsSchema,
  keptMailsAnswer,
  mailHealthSchema,
  type OutboxQuery,
  outboxExport,
  outboxMailSchema,
  outboxQuery,
  testEmailAnswer,
  testEmailInput,
} from './contract.ts';
import { staffMailTexts } from './mail.messages.ts';
import { type MailKinds, mailReader, type OutboxMail } from './mail-kind.ts';
import { outboxHeadings, outboxTexts } from './messages.ts';
import { createConnectionTest } from './outbox/connection.ts';
import { previewRoutes } from './preview-routes.ts';
import {
  countKept,
  enqueueMail,
  findMail,
  listOutbox,
  mailsBefore,
  readEmailSettings,
  readLastFailure,
  retryKept,
  retryMail,
  saveEmailSettings,
  toListedMail,
} from './store.ts';
import { emailTabTexts as t } from './tab/messages.ts';

const config = { access: 'editor' } as const;
const owner = { access: 'owner' } as const;

const TEST_PATIENCE_MS = 10_000;
const RETRY_PATIENCE_MS = 1_500;

export function emailRoutes(app: App, deps: Deps, kinds: MailKinds) {
  const { clock, mail, outbox } = deps;
  const { db } = deps.database;
  const testConnection = createConnectionTest(deps);
  const samples = Object.keys(kinds).filter((kind) => kinds[kind]?.sample);

  app.get(
    '/api/admin/email-config',
    { config, schema: { response: { 200: emailConfigSchema } } },
    async (request) => {
      request.leaveQueue();
      const { error, ...tested } = await testConnection();
      const why = error && unpacked(error, requestReader(request));
      const kept = await countKept(db, kinds);
      return { ...mail.server, ...tested, error: why, kept, samples };
    },
  );

  app.post(
    '/api/admin/test-email',
    { config, schema: { body: testEmailInput, response: { 200: testEmailAnswer } } },
    async (request) => {
      await deps.limitStaffMail('test', request);
      const recipient = request.body.testEmail;
      const voice = await voiceOfAddress(db, recipient);
      const subject = say(mailReader({ voice }), staffMailTexts.test);
      const test = { key: `test:${randomUUID()}`, kind: 'test', recipient, voice, subject };
      const { id } = await recordPrivateChange(
        db,
        request,
        'email.test',
        (tx) => enqueueMail(tx, { ...test, data: {} }, clock()),
        (queued) => ({ target: queued.id, detail: recipient }),
      );
      request.leaveQueue();
      const { state, error } = await outbox.deliver(id, TEST_PATIENCE_MS);
      const message = testEnd(state, recipient, error);
      const success = state === 'accepted' || state === 'kept';
      return { success, message: sayLocalized(requestReader(request), message), state };
    },
  );

  app.get(
    '/api/admin/mail-health',
    { config: { access: 'manager' }, schema: { response: { 200: mailHealthSchema } } },
    async (request) => {
      const { staff } = request;
      // The error may name an address, so only editors and owners see it.
      const maySeeWhy = staff !== null && mayAct(staff.role, 'editor');
      const trouble = maySeeWhy ? await readLastFailure(db) : null;
      return {
        hasServer: mail.server.mode === 'smtp',
        trouble: trouble && unpacked(trouble, requestReader(request)),
      };
    },
  );

  app.get(
    '/api/admin/outbox',
    { config, schema: { querystring: outboxQuery, response: { 200: z.array(outboxMailSchema) } } },
    replyWithPage(async (query: OutboxQuery, request) => {
      const { rows, total } = await listOutbox(db, query);
      return { rows: listed(request, rows), total };
    }),
  );

  app.get(
    '/api/admin/outbox.csv',
    { config, schema: { querystring: outboxExport } },
    (request, reply) =>
      replyWithCsv(deps, request, reply, {
        name: 'outbox',
        action: 'email',
        schema: outboxMailSchema,
        headings: outboxHeadings,
        pages: newestFirst(async (before, limit) =>
          listed(request, await mailsBefore(db, request.query, before, limit)),
        ),
      }),
  );

  app.post(
    '/api/admin/outbox/:id/retry',
    { config, schema: { params: idParams, response: { 200: outboxMailSchema } } },
    async (request) => {
      const { id } = request.params;
      await recordPrivateChange(db, request, 'email.retry', async (tx) => {
        const { state } = await findMail(tx, id);
        if (state === 'kept' && mail.server.mode === 'capture') {
          throw conflict(outboxTexts.stillNoServer, 'no_mail_server');
        }
        const queued = await retryMail(tx, id, clock());
        await kinds[queued.kind]?.requeued?.(tx, queued);
        return queued;
      });
      request.leaveQueue();
      await outbox.deliver(id, RETRY_PATIENCE_MS);
      return toListedMail(await findMail(db, id), requestReader(request));
    },
  );

  app.post(
    '/api/admin/outbox/retry-kept',
    { config, schema: { response: { 200: keptMailsAnswer } } },
    async (request) => {
      if (mail.server.mode === 'capture') {
        throw conflict(outboxTexts.stillNoServer, 'no_mail_server');
      }
      const sent = await recordPrivateChange(
        db,
        request,
        'email.send-kept',
        async (tx) => {
          const queued = await retryKept(tx, kinds, clock());
          for (const one of queued) await kinds[one.kind]?.requeued?.(tx, one);
          return queued;
        },
        () => ({}),
      );
      outbox.wake();
      return { count: sent.length };
    },
  );

  app.get(
    '/api/admin/email-settings',
    { config: owner, schema: { response: { 200: emailSettingsSchema } } },
    () => readEmailSettings(db),
  );

  app.put(
    '/api/admin/email-settings',
    { config: owner, schema: { body: emailSettingsInput, response: { 200: emailSettingsSchema } } },
    (request) =>
      recordPrivateChange(db, request, 'email.settings', (tx) =>
        saveEmailSettings(tx, request.body),
      ),
  );

  previewRoutes(app, deps, kinds);
}

const listed = (request: ReaderRequest, mails: OutboxMail[]) =>
  mails.map((mail) => toListedMail(mail, requestReader(request)));

function testEnd(state: MailState, recipient: string, error: string | null): Localized {
  switch (state) {
    case 'accepted':
      return localized(t.testAccepted, { recipient });
    case 'kept':
      return localized(t.testKept, { recipient });
    case 'queued':
    case 'sending':
      return t.testPending;
    case 'failed':
    case 'cancelled':
      return error === null ? t.testFailed : unpackLocalized(error);
  }
}
