/**
 * Actions that change no public page, session or account. Every other action clears the page cache
 * of all instances, so a forgotten entry here never shows old content.
 */
const NO_INVALIDATION = new Set([
  'contact.assign',
  'contact.delete',
  'contact.export',
  'contact.handle',
  'contact.reopen',
  'contact.reply',
  'email.retry',
  'email.send-kept',
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
  'rating.keep',
  'rating.reject',
  'rating.restore',
  'rating.send',
  'rating.unverify',
  'rating.verify',
  'reward.redeem',
  'reward.undo',
]);

export const invalidatesPages = (action: string): boolean => !NO_INVALIDATION.has(action);
