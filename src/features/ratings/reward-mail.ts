import type { MailKind, OutboxMail } from '../email/mail-kind.ts';
import { codeOf, sampleRewardMail, writeRewardMail } from '../rewards/reward-mail.ts';
import { findReward, isRedeemed, startValidity } from '../rewards/store.ts';
import { markRewardSent } from './store.ts';

export const rewardMail: MailKind = {
  isAwaited: true,
  isSettled: isRedeemed,
  render: writeRewardMail,
  sample: sampleRewardMail,
  async accepted(tx, mail, now) {
    // Every step locks the rating before its reward, or two would wait for each other.
    await markRewardSent(tx, ratingOf(mail), true);
    await startValidity(tx, codeOf(mail), now);
  },
  // `promoCodeSent` is true then as well; staff read beside it that it is kept here.
  kept: (tx, mail) => markRewardSent(tx, ratingOf(mail), true),
  async requeued(tx, mail) {
    const reward = await findReward(tx, codeOf(mail));
    await markRewardSent(tx, ratingOf(mail), (reward?.sentAt ?? null) !== null);
  },
};

function ratingOf({ id, aboutId }: OutboxMail): number {
  if (aboutId === null) throw new Error(`Mail ${id} is about no rating`);
  return aboutId;
}
