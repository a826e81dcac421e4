import { z } from 'zod';
import { type Reader, say } from '../../messages.ts';
import { qrPng } from '../../server/barcodes.ts';
import type { BaseDeps } from '../../server/deps.ts';
import type { MailContent } from '../../server/mail.ts';
import { formatsOf } from '../../ui/formats.ts';
import { readPalette } from '../brand/store.ts';
import { prefixFor } from '../content/registry/languages.contract.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { mailLayout, mailReader, type OutboxMail } from '../email/mail-kind.ts';
import { shopHours } from '../outlets/hours/common.contract.ts';
import { listActiveOutlets } from '../outlets/store.ts';
import { barcodePath, formatCode, type Reward, stateOf, validFrom } from './contract.ts';
import { rewardMailTexts as t } from './mail.messages.ts';
import { findReward } from './store.ts';

const mailData = z.object({ code: z.string() });
export const codeOf = ({ data }: Pick<OutboxMail, 'data'>) => mailData.parse(data).code;

export async function writeRewardMail(deps: BaseDeps, mail: OutboxMail, now: Date) {
  const reward = await findReward(deps.database.db, codeOf(mail));
  if (!reward || reward.voidedAt !== null) return null;
  const reader = mailReader(mail);
  if (mail.acceptedAt !== null || mail.state === 'kept') return write(deps, reader, reward);
  // A repeated mail must name the same last day as the first one.
  const named = reward.sentAt === null ? { ...reward, validUntil: validFrom(now) } : reward;
  // A reward that was redeemed or has expired meanwhile needs no mail.
  return stateOf(named, now) === 'issued' ? write(deps, reader, named) : null;
}

export const sampleRewardMail = (deps: BaseDeps, now: Date, reader: Reader) =>
  write(deps, reader, {
    code: 'ABCD2345EFGH6789',
    name: 'Sari',
    reward: null,
    validUntil: validFrom(now),
  });

type Printed = Pick<Reward, 'code' | 'name' | 'validUntil'> & {
  /** Null means the present reward. */
  reward: string | null;
};

type FactRow = [label: string, value: string];
const known = (rows: FactRow[]) => rows.filter(([, value]) => value !== '');

const CID = 'qr@reward';
const WIDTH = 280;

async function write(
  { database: { db }, env: { SITE_URL } }: BaseDeps,
  reader: Reader,
  { code, name, validUntil, ...printed }: Printed,
): Promise<MailContent> {
  const stored = await readValues(db);
  const weeks = (await listActiveOutlets(db)).map(({ week }) => week);
  const {
    brand,
    info,
    hours,
    languages,
    reward: texts,
  } = valuesOf('contact', stored, reader.voice);
  const asIssued = valuesOf('contact', stored).reward.name;
  // A code keeps the name of its reward; only the present one has a translation.
  const present = texts.name || texts.title;
  const reward = printed.reward === null || printed.reward === asIssued ? present : printed.reward;
  const prefix = prefixFor(reader.voice, languages);
  const link = SITE_URL + barcodePath(code, prefix);
  const lastDay = formatsOf(reader).date(validUntil);
  const file = {
    filename: `barcode-${code}.png`,
    contentType: 'image/png',
    content: await qrPng(link),
  };
  const where: FactRow[] = [
    [say(reader, t.address), info.address],
    [say(reader, t.hours), shopHours(hours.barcode, weeks, reader)],
  ];
  return {
    fromName: brand.name,
    subject: say(reader, t.subject),
    attachments: [{ ...file, cid: CID }, file],
    ...(await mailLayout({
      lang: reader.lang,
      brand: brand.name,
      siteUrl: SITE_URL + prefix,
      palette: await readPalette(db),
      title: texts.title,
      preheader: say(reader, t.preheader, { reward, lastDay }),
      blocks: [
        {
          type: 'text',
          text: say(reader, t.greeting, { name, app: brand.app_name || brand.name }),
        },
        {
          type: 'image',
          src: `cid:${CID}`,
          alt: say(reader, t.picture),
          width: WIDTH,
          height: WIDTH,
        },
        { type: 'code', label: say(reader, t.code), code: formatCode(code) },
        {
          type: 'facts',
          rows: [
            [say(reader, t.reward), reward],
            [say(reader, t.validUntil), lastDay],
          ],
        },
        { type: 'button', label: say(reader, t.open), href: link },
        { type: 'list', items: texts.steps.split('\n').filter(Boolean) },
        ...(known(where).length > 0 ? [{ type: 'facts' as const, rows: known(where) }] : []),
      ],
    })),
  };
}
