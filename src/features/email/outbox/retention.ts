import type { BaseDeps } from '../../../server/deps.ts';
import type { Job } from '../../../server/jobs.ts';
import { recordRetention } from '../../../server/privacy/retention.ts';
import { DAY, HOUR } from '../../../time.ts';
import { deleteMailsBefore } from '../store.ts';

export async function deleteOldMail({
  database: { db },
  mail,
  clock,
  env,
}: BaseDeps): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - env.MAIL_KEEP_DAYS * DAY);
  await recordRetention(db, 'mails', await deleteMailsBefore(db, before), now);
  await mail.deleteCapturedBefore(before);
}

export const mailRetention: Job<BaseDeps> = { name: 'mails', every: HOUR, run: deleteOldMail };
