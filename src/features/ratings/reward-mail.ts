import type { MailKind } from '../email/mail-kind.ts';
import { markRewardSent } from './store.ts';

/** The mail with the reward, which makes its rating a sent one once the mail server has accepted it. */
export const marksRatingSent = (rewardMail: MailKind): MailKind => ({
  ...rewardMail,
  async accepted(tx, mail, now) {
    // The rating before its reward, like every other step.
    await markRewardSent(tx, Number(mail.key.split(':')[1]));
    await rewardMail.accepted?.(tx, mail, now);
  },
});
