import { z } from 'zod';
import type { Db } from '../../server/database/database.ts';
import type { BaseDeps } from '../../server/deps.ts';
import { isMailAddress } from '../../server/mail.ts';
import { readPalette } from '../brand/store.ts';
import { readValues, valuesOf } from '../content/store.ts';
import { type Block, mailLayout } from '../email/layout.tsx';
import type { MailKind, OutboxMail } from '../email/mail-kind.ts';
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
  async render(deps: BaseDeps, { data }: Pick<OutboxMail, 'data'>) {
    const { id, quote } = mailData.parse(data);
    const reply = await findReply(deps.database.db, id);
    return reply && write(deps, reply.body, quote);
  },
  sample: (deps: BaseDeps) =>
    write(
      deps,
      'Halo Sari,\n\nbisa, untuk dua puluh orang kami siapkan lantai dua.',
      'Apakah bisa memesan tempat untuk dua puluh orang pada hari Sabtu?',
    ),
} satisfies MailKind;

async function write(
  { database: { db }, env: { SITE_URL } }: BaseDeps,
  text: string,
  quote: string,
) {
  const { brand, info } = valuesOf('contact', await readValues(db));
  const subject = `Balasan dari ${brand.name}`;
  const blocks: Block[] = [
    { type: 'text', text },
    { type: 'facts', rows: [['Pesan Anda', quote]] },
  ];
  const palette = await readPalette(db);
  const layout = { brand: brand.name, siteUrl: SITE_URL, title: subject, blocks, palette };
  return {
    fromName: brand.name,
    ...(isMailAddress(info.email) ? { replyTo: info.email } : {}),
    subject,
    ...mailLayout({ ...layout, preheader: text.slice(0, 100) }),
  };
}
