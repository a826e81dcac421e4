import type { Deps } from '../../../server/deps.ts';
import type { Job } from '../../../server/jobs.ts';
import { MINUTE } from '../../../time.ts';
import { voiceOfAddress } from '../../accounts/store.ts';
import { mailReader } from '../../email/mail-kind.ts';
import { claimDigest, enqueueMail } from '../../email/store.ts';
import { digestSubject } from './mail.ts';
import { dueWeek } from './week.ts';

type DigestDeps = Pick<Deps, 'database' | 'clock' | 'outbox'>;

/** Queues the digest of the last week once, whichever instance comes first. */
export async function queueDigest({ database: { db }, clock, outbox }: DigestDeps): Promise<void> {
  const now = clock();
  const week = dueWeek(now);
  const queued = await db.transaction(async (tx) => {
    const recipients = await claimDigest(tx, week.from);
    for (const recipient of recipients) {
      const voice = await voiceOfAddress(tx, recipient);
      const subject = digestSubject(week, mailReader({ voice }));
      const key = `digest:${week.from}:${recipient}`;
      await enqueueMail(tx, { key, kind: 'digest', recipient, voice, subject, data: week }, now);
    }
    return recipients.length;
  });
  if (queued > 0) outbox.wake();
}

/** A machine that was asleep on Monday sends the digest soon after, so it runs every minute. */
export const digestJob: Job<Deps> = { name: 'digest', every: MINUTE, run: queueDigest };
