import { z } from 'zod';
import { intlOf, type Reader, say } from '../../../messages.ts';
import type { BaseDeps } from '../../../server/deps.ts';
import type { Days } from '../../../time.ts';
import { formatsOf } from '../../../ui/formats.ts';
import { hasApp } from '../../content/registry/facts.contract.ts';
import { readValues } from '../../content/store.ts';
import { valuesOf } from '../../content/values-store.ts';
import { type MailKind, mailReader, writeMail } from '../../email/mail-kind.ts';
import { readEmailSettings } from '../../email/store.ts';
import type { FeedbackSummary } from '../../feedback/store.ts';
import { type Digest, readDigest, type WeekFigures } from './figures.ts';
import { digestTexts as t } from './messages.ts';
import { dueWeek } from './week.ts';

const mailData = z.object({ from: z.iso.date(), to: z.iso.date() });

export const digestSubject = (week: Days, reader: Reader) =>
  say(reader, t.title, { days: formatsOf(reader).days(week) });

export const digestMail: MailKind = {
  async render(deps, { recipient, voice, data, acceptedAt }) {
    const { db } = deps.database;
    const { digest } = await readEmailSettings(db);
    // The address may have been removed from the list after the mail was queued.
    if (acceptedAt === null && !digest.includes(recipient)) return null;
    return write(deps, mailReader({ voice }), await readDigest(db, mailData.parse(data)));
  },
  sample: (deps, now, reader) => write(deps, reader, { week: dueWeek(now), ...invented }),
};

const figures = ['visits', 'visitors', 'taps'] as const satisfies (keyof WeekFigures)[];
const appFigures = [
  'ratings',
  'rewardsSent',
  'rewardsRedeemed',
] as const satisfies (keyof WeekFigures)[];

async function write(deps: BaseDeps, reader: Reader, { week, now, before }: Digest) {
  const { visits, ratings } = now;
  const withApp = hasApp(valuesOf('contact', await readValues(deps.database.db), reader.voice));
  return writeMail(deps, reader, {
    title: digestSubject(week, reader),
    preheader: withApp
      ? say(reader, t.preheader, { visits, ratings })
      : say(reader, t.preheaderWithoutApp, { visits }),
    blocks: [
      {
        type: 'facts',
        rows: [...figures, ...(withApp ? appFigures : [])].map((name) => [
          say(reader, t[name]),
          compare(reader, now[name], before[name]),
        ]),
      },
      { type: 'text', text: aboutFeedback(reader, now.feedback, before.feedback) },
      { type: 'button', label: say(reader, t.open), href: `${deps.env.SITE_URL}/admin` },
      { type: 'text', text: say(reader, withApp ? t.explained : t.explainedWithoutApp) },
    ],
  });
}

/** A percentage of a tenfold rise would mislead, so it is left out there. */
function compare(reader: Reader, now: number, before: number): string {
  if (now >= before * 10) return say(reader, t.before, { now, before });
  const change = Math.round((now / before - 1) * 100);
  const sign = change > 0 ? '+' : '';
  const percent = sign + formatsOf(reader).number(change || 0);
  return say(reader, t.change, { now, percent, before });
}

function aboutFeedback(reader: Reader, now: FeedbackSummary, last: FeedbackSummary): string {
  const before = `${formatsOf(reader).number(last.count)}${average(reader, last)}`;
  if (now.count === 0) return say(reader, t.noFeedback, { before });
  const named = now.aspect === null ? '' : say(reader, t.named, { aspect: now.aspect });
  const written = { now: now.count, average: average(reader, now), before };
  return say(reader, t.feedback, written) + named;
}

function average(reader: Reader, { average: of5 }: FeedbackSummary): string {
  if (of5 === null) return '';
  const stars = of5.toLocaleString(intlOf(reader.lang), { maximumFractionDigits: 1 });
  return say(reader, t.average, { stars });
}

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
