/**
 * Actions after which no public page, session or account looks different. Every action that is not
 * listed here clears the page cache of every instance, so a forgotten one costs time but never
 * shows old content.
 */
const NO_INVALIDATION = new Set([
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

export const invalidatesPages = (action: string): boolean => !NO_INVALIDATION.has(action);
