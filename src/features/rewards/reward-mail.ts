import { z } from 'zod';
import { qrPng } from '../../server/barcodes.ts';
import type { BaseDeps } from '../../server/deps.ts';
import type { MailContent } from '../../server/mail.ts';
import { formatDate } from '../../time.ts';
import { readPalette } from '../brand/store.ts';
import { readValues, valuesOf } from '../content/store.ts';
import { rewardTemplate } from '../email/contract.ts';
import { mailLayout } from '../email/layout.tsx';
import type { OutboxMail } from '../email/mail-kind.ts';
import { barcodePath, formatCode, type Reward, stateOf, validFrom } from './contract.ts';
import { findReward } from './store.ts';

const mailData = z.object({ code: z.string() });
export const codeOf = ({ data }: Pick<OutboxMail, 'data'>) => mailData.parse(data).code;

export async function writeRewardMail(deps: BaseDeps, mail: OutboxMail, now: Date) {
  const reward = await findReward(deps.database.db, codeOf(mail));
  if (!reward || reward.voidedAt !== null) return null;
  if (mail.acceptedAt !== null || mail.state === 'kept') return write(deps, reward);
  // A repeated mail names the same last day as the first one.
  const named = reward.sentAt === null ? { ...reward, validUntil: validFrom(now) } : reward;
  // A reward that was redeemed or has expired meanwhile needs no mail.
  return stateOf(named, now) === 'issued' ? write(deps, named) : null;
}

export const sampleRewardMail = (deps: BaseDeps, now: Date) =>
  write(deps, {
    code: 'ABCD2345EFGH6789',
    name: 'Sari',
    reward: '1 minuman gratis',
    validUntil: validFrom(now),
  });

type Printed = Pick<Reward, 'code' | 'name' | 'reward' | 'validUntil'>;

const CID = 'qr@reward';
const WIDTH = 280;

async function write(
  { database: { db }, env: { SITE_URL } }: BaseDeps,
  { code, name, reward, validUntil }: Printed,
): Promise<MailContent> {
  const { brand, info, hours, reward: texts } = valuesOf('contact', await readValues(db));
  const link = SITE_URL + barcodePath(code);
  const lastDay = formatDate(validUntil);
  const file = {
    filename: `barcode-${code}.png`,
    contentType: 'image/png',
    content: await qrPng(link),
  };
  const where: [label: string, value: string][] = [
    ['Alamat', info.address],
    ['Jam buka', hours.barcode],
  ];
  return {
    fromName: brand.name,
    subject: rewardTemplate.subject,
    attachments: [{ ...file, cid: CID }, file],
    ...mailLayout({
      brand: brand.name,
      siteUrl: SITE_URL,
      palette: await readPalette(db),
      title: texts.title,
      preheader: `${reward}, berlaku sampai ${lastDay}`,
      blocks: [
        {
          type: 'text',
          text: `Halo ${name},\n\nterima kasih atas rating Anda untuk aplikasi ${brand.app_name}. Tunjukkan barcode ini kepada kasir:`,
        },
        {
          type: 'image',
          src: `cid:${CID}`,
          alt: 'QR code. Bila gambar ini tidak tampil, tunjukkan kode di bawahnya.',
          width: WIDTH,
          height: WIDTH,
        },
        { type: 'code', label: 'Kode', code: formatCode(code) },
        {
          type: 'facts',
          rows: [
            ['Reward', reward],
            ['Berlaku sampai', lastDay],
          ],
        },
        { type: 'button', label: 'Buka barcode', href: link },
        { type: 'list', items: texts.steps.split('\n').filter(Boolean) },
        { type: 'facts', rows: where.filter(([, value]) => value !== '') },
      ],
    }),
  };
}
