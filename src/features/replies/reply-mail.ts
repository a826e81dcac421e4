import { z } from 'zod';
import { type Reader, say } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { BaseDeps } from '../../server/deps.ts';
import { isMailAddress } from '../../server/mail.ts';
import { readPalette } from '../brand/store.ts';
import { prefixFor } from '../content/registry/languages.contract.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import type { Block } from '../email/layout.tsx';
import { type MailKind, mailLayout, mailReader, type OutboxMail } from '../email/mail-kind.ts';
import { replyMailTexts as t } from './mail.messages.ts';
import { findReply, markReplySent } from './store.ts';

const mailData = z.object({ id: z.int(), quote: z.string() });

type Handle = (tx: Db, id: number) => Promise<unknown>;

/** The message or feedback is handled once the mail server has accepted the reply. */
export const replyMail = (handle: { message: Handle; feedback: Handle }): MailKind => ({
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

async function write(
  { database: { db }, env: { SITE_URL } }: BaseDeps,
  reader: Reader,
  text: string,
  quote: string,
) {
  const { voice, lang } = reader;
  const { brand, info, languages } = valuesOf('contact', await readValues(db), voice);
  const subject = say(reader, t.subject, { brand: brand.name });
  const blocks: Block[] = [
    { type: 'text', text },
    { type: 'facts', rows: [[say(reader, t.yours), quote]] },
  ];
  const siteUrl = SITE_URL + prefixFor(voice, languages);
  const palette = await readPalette(db);
  const layout = { lang, brand: brand.name, siteUrl, title: subject, blocks, palette };
  return {
    fromName: brand.name,
    ...(isMailAddress(info.email) ? { replyTo: info.email } : {}),
    subject,
    ...(await mailLayout({ ...layout, preheader: text.slice(0, 100) })),
  };
}
