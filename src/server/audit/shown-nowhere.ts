/**
 * What staff do that no public page shows, and that neither ends a session nor changes an account.
 * Everything else, also what nobody has thought of, makes every instance draw its pages anew.
 */
const SHOWN_NOWHERE = new Set([
  'contact.assign',
  'contact.delete',
  'contact.export',
  'contact.handle',
  'contact.reopen',
  'contact.reply',
  'email.retry',
  'email.test',
  'feedback.assign',
  'feedback.delete',
  'feedback.export',
  'feedback.handle',
  'feedback.reopen',
  'feedback.reply',
  'login.failed',
  'login.refused',
  'rating.delete',
  'rating.export',
  'rating.reject',
  'rating.restore',
  'rating.send',
  'rating.unverify',
  'rating.verify',
  'reward.redeem',
  'reward.undo',
]);

export const mayShow = (action: string): boolean => !SHOWN_NOWHERE.has(action);
