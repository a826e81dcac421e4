import type { AnyColumn, SQL } from 'drizzle-orm';
import { type Reader, readerOf, type Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { BaseDeps } from '../../server/deps.ts';
import type { MailContent } from '../../server/mail.ts';
import { readPalette } from '../brand/store.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import type { Layout } from './layout.tsx';
import type { OutboxMail } from './table.ts';

export type { OutboxMail } from './table.ts';

export const mailReader = ({ voice }: { voice: Voice }): Reader => readerOf(voice, 'id');

export type MailKind = {
  /** It is called at each attempt. Null cancels the mail. */
  render(deps: BaseDeps, mail: OutboxMail, now: Date): Promise<MailContent | null>;
  /** It runs in the transaction that marks the mail as accepted by the mail server. */
  accepted?(tx: Db, mail: OutboxMail, now: Date): Promise<void>;
  /** It runs instead of `accepted` for a mail that is only stored here, without a mail server. */
  kept?(tx: Db, mail: OutboxMail): Promise<void>;
  /** It runs in the transaction in which staff queue the mail again. */
  requeued?(tx: Db, mail: OutboxMail): Promise<void>;
  /** The preview shows this mail, with invented data. */
  sample?(deps: BaseDeps, now: Date, reader: Reader): Promise<MailContent>;
  /** A customer waits for it: once there is a mail server, kept ones are offered to be sent. */
  isAwaited?: boolean;
  /** While the condition on what it is about holds, nobody waits for it any more. */
  isSettled?(about: AnyColumn): SQL;
  /** The mail is out of date soon, so a failed one is not retried automatically. */
  once?: boolean;
};

export type MailKinds = Readonly<Record<string, MailKind>>;

/** The operator's commands run from the sources, where Node cannot read the layout's JSX. */
export const mailLayout = async (layout: Layout) =>
  (await import('./layout.tsx')).mailLayout(layout);

type Written = Pick<Layout, 'title' | 'preheader' | 'blocks'> & { siteUrl?: string };

export async function writeMail(
  { database: { db }, env }: Pick<BaseDeps, 'database' | 'env'>,
  { voice, lang }: Reader,
  { siteUrl = env.SITE_URL, ...written }: Written,
) {
  const { brand } = valuesOf('contact', await readValues(db), voice);
  const palette = await readPalette(db);
  const layout = await mailLayout({ lang, brand: brand.name, siteUrl, palette, ...written });
  return { fromName: brand.name, subject: written.title, ...layout };
}
