import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { idParams } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { conflict, notFound } from '../../server/http/errors.ts';
import type { MailContent } from '../../server/mail.ts';
import { mailPreviewSchema, sampleQuery } from './contract.ts';
import { type MailKinds, mailReader } from './mail-kind.ts';
import { outboxTexts } from './messages.ts';
import { findMail, messageIdOf } from './store.ts';

const config = { access: 'editor' } as const;

/** Mails need inline styles, which our pages forbid, so a mail has a document of its own. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

export function previewRoutes(app: App, deps: Deps, kinds: MailKinds) {
  const { clock, mail: transport } = deps;
  const { db } = deps.database;

  async function render(id: number) {
    const mail = await findMail(db, id);
    const content = (await kinds[mail.kind]?.render(deps, mail, clock())) ?? null;
    if (content === null) throw conflict(outboxTexts.nothingToShow);
    return { mail, content };
  }

  app.get(
    '/api/admin/outbox/:id/preview',
    { config, schema: { params: idParams, response: { 200: mailPreviewSchema } } },
    async (request) => {
      const { mail, content } = await render(request.params.id);
      const captured = await transport.captured(messageIdOf(mail, deps.env));
      captured?.body.destroy();
      const { subject, text, attachments = [] } = content;
      return {
        from: transport.server.from,
        to: mail.recipient,
        subject,
        text,
        attachments: attachments.map((file) => ({
          filename: file.filename,
          size: file.content.length,
        })),
        captured: captured !== null,
      };
    },
  );

  app.get(
    '/api/admin/outbox/:id/preview.html',
    { config, schema: { params: idParams } },
    async (request, reply) => sendMailPage(reply, (await render(request.params.id)).content),
  );

  app.get(
    '/api/admin/outbox/:id/captured.eml',
    { config, schema: { params: idParams } },
    async (request, reply) => {
      const mail = await findMail(db, request.params.id);
      const file = await transport.captured(messageIdOf(mail, deps.env));
      if (!file) throw notFound(outboxTexts.thisCaptured);
      return reply
        .type('message/rfc822')
        .header('Content-Disposition', `attachment; filename="mail-${mail.id}.eml"`)
        .send(file.body);
    },
  );

  app.get(
    '/api/admin/email-samples/:kind/preview.html',
    { config, schema: { params: z.object({ kind: z.string() }), querystring: sampleQuery } },
    async (request, reply) => {
      const sample = new Map(Object.entries(kinds)).get(request.params.kind)?.sample;
      if (!sample) throw notFound(outboxTexts.thisKind);
      return sendMailPage(reply, await sample(deps, clock(), mailReader(request.query)));
    },
  );
}

function sendMailPage(reply: FastifyReply, { html = '', attachments = [] }: MailContent) {
  const page = attachments.reduce(
    (page, { cid, contentType, content }) =>
      cid
        ? page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`)
        : page,
    html,
  );
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', MAIL_POLICY)
    .header('X-Frame-Options', 'SAMEORIGIN')
    .send(page);
}
