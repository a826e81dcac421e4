import { z } from 'zod';
import type { BaseDeps } from '../../../server/deps.ts';
import type { MailContent } from '../../../server/mail.ts';
import { type Days, formatDays } from '../../../time.ts';
import { formatNumber } from '../../../ui/numbers.ts';
import { readPalette } from '../../brand/store.ts';
import { readValues, valuesOf } from '../../content/store.ts';
import { mailLayout } from '../../email/layout.tsx';
import type { MailKind } from '../../email/mail-kind.ts';
import { readEmailSettings } from '../../email/store.ts';
import type { FeedbackSummary } from '../../feedback/store.ts';
import { type Digest, readDigest, type WeekFigures } from './figures.ts';
import { dueWeek } from './week.ts';

const mailData = z.object({ from: z.iso.date(), to: z.iso.date() });

export const digestSubject = (week: Days) => `Ringkasan minggu ${formatDays(week)}`;

export const digestMail: MailKind = {
  async render(deps, { recipient, data, acceptedAt }) {
    const { db } = deps.database;
    const { digest } = await readEmailSettings(db);
    // The address was removed from the list after the mail was queued.
    if (acceptedAt === null && !digest.includes(recipient)) return null;
    return write(deps, await readDigest(db, mailData.parse(data)));
  },
  sample: (deps, now) => write(deps, { week: dueWeek(now), ...invented }),
};

const figures: [label: string, read: (of: WeekFigures) => number][] = [
  ['Kunjungan', ({ visits }) => visits],
  ['Pengunjung', ({ visitors }) => visitors],
  ['Ketukan', ({ taps }) => taps],
  ['Rating aplikasi', ({ ratings }) => ratings],
  ['Reward terkirim', ({ rewardsSent }) => rewardsSent],
  ['Reward ditukar', ({ rewardsRedeemed }) => rewardsRedeemed],
];

async function write(
  { database: { db }, env: { SITE_URL } }: BaseDeps,
  { week, now, before }: Digest,
): Promise<MailContent> {
  const { brand } = valuesOf('contact', await readValues(db));
  const title = digestSubject(week);
  return {
    fromName: brand.name,
    subject: title,
    ...mailLayout({
      brand: brand.name,
      siteUrl: SITE_URL,
      palette: await readPalette(db),
      title,
      preheader: `${formatNumber(now.visits)} kunjungan, ${formatNumber(now.ratings)} rating aplikasi`,
      blocks: [
        {
          type: 'facts',
          rows: figures.map(([label, read]) => [label, compare(read(now), read(before))]),
        },
        { type: 'text', text: aboutFeedback(now.feedback, before.feedback) },
        { type: 'button', label: 'Buka dasbor', href: `${SITE_URL}/admin` },
        {
          type: 'text',
          text: 'Ketukan: tombol App Store dan Google Play, promo, WhatsApp, petunjuk arah, dan kode poster. Alamat penerima ringkasan ini diatur pemilik di dasbor, tab Email Config.',
        },
      ],
    }),
  };
}

/** "1.234" and below it "+12% dari 1.100", except where a percentage would mislead. */
function compare(now: number, before: number): string {
  const change = `${signed(Math.round((now / before - 1) * 100))}% dari `;
  const earlier = now < before * 10 ? change : 'minggu sebelumnya ';
  return `${formatNumber(now)}\n${earlier}${formatNumber(before)}`;
}

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${formatNumber(percent || 0)}`;

const stars = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

function aboutFeedback(now: FeedbackSummary, before: FeedbackSummary): string {
  const earlier = `minggu sebelumnya ${formatNumber(before.count)}${average(before)}`;
  if (now.count === 0) return `Tidak ada kritik dan saran minggu ini (${earlier}).`;
  const named = now.aspect === null ? '' : ` Paling sering disebut: ${now.aspect}.`;
  return `${formatNumber(now.count)} kritik dan saran${average(now)} (${earlier}).${named}`;
}

const average = ({ average: of5 }: FeedbackSummary) =>
  of5 === null ? '' : `, rata-rata ${stars.format(of5)} dari 5 bintang`;

const invented: Omit<Digest, 'week'> = {
  now: {
    visits: 1234,
    visitors: 702,
    taps: 187,
    feedback: { count: 9, average: 4.3, aspect: 'tingkat manis' },
    ratings: 14,
    rewardsSent: 12,
    rewardsRedeemed: 8,
  },
  before: {
    visits: 1102,
    visitors: 655,
    taps: 190,
    feedback: { count: 6, average: 4.1, aspect: null },
    ratings: 9,
    rewardsSent: 9,
    rewardsRedeemed: 8,
  },
};
