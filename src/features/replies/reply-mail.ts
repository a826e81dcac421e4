import { z } from 'zod';
import { type Reader, say } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { BaseDeps } from '../../server/deps.ts';
import { isMailAddress } from '../../server/mail.ts';
import { prefixFor } from '../content/registry/languages.contract.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { type MailKind, mailReader, type OutboxMail, writeMail } from '../email/mail-kind.ts';
import { replyMailTexts as t } from './mail.messages.ts';
import { findReply, markReplySent } from './store.ts';

const mailData = z.object({ id: z.int(), quote: z.string() });

type Handle = (tx: Db, id: number) => Promise<unknown>;

/** The message or feedback is handled once the mail server has accepted the reply. */
export const replyMail = (handle: { message: Handle; feedback: Handle }): MailKind => ({
  isAwaited: true,
  ...replyContent,
  async accepted(tx, { data }, now) {
    const sent = await markReplySent(tx, mailData.parse(data).id, now);
    if (sent?.messageId) await handle.message(tx, sent.messageId);
    if (sent?.feedbackId) await handle.feedback(tx, sent.feedbackId);
  },
});

/** Answers of customers go to the shop's own address. */
export const replyContent = {
  async render(deps: BaseDeps, { data, voice }: Pick<OutboxMail, 'data' | 'voice'>) {
    const { id, quote } = mailData.parse(data);
    const reply = await findReply(deps.database.db, id);
    return reply && write(deps, mailReader({ voice }), reply.body, quote);
  },
  sample: (deps: BaseDeps, _now: Date, reader: Reader) =>
    write(deps, reader, say(reader, t.sampleReply), say(reader, t.sampleQuote)),
} satisfies MailKind;

async function write(deps: BaseDeps, reader: Reader, text: string, quote: string) {
  const { voice } = reader;
  const values = await readValues(deps.database.db);
  const { brand, info, languages } = valuesOf('contact', values, voice);
  const mail = await writeMail(deps, reader, {
    siteUrl: deps.env.SITE_URL + prefixFor(voice, languages),
    title: say(reader, t.subject, { brand: brand.name }),
    preheader: text.slice(0, 100),
    blocks: [
      { type: 'text', text },
      { type: 'facts', rows: [[say(reader, t.yours), quote]] },
    ],
  });
  return { ...mail, ...(isMailAddress(info.email) ? { replyTo: info.email } : {}) };
}
