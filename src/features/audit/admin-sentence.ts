import type { AuditEntry } from './contract.ts';

/** What an entry says as a sentence: who did what to which thing. */

type Words = Record<string, string>;

const verbs: Record<string, string> = {
  assign: 'gave to somebody',
  cleanup: 'cleaned up the unused files of',
  create: 'added',
  delete: 'deleted',
  export: 'exported',
  handle: 'marked as handled',
  hide: 'hid',
  order: 'put into another order',
  publish: 'published',
  purge: 'deleted for good',
  redeem: 'redeemed',
  reject: 'rejected',
  rename: 'renamed',
  reopen: 'opened again',
  reply: 'answered',
  'reset-password': 'gave a new one-time password to',
  'reset-second-factor': 'took the two-step sign-in from',
  restore: 'brought back',
  retry: 'sent again',
  revoke: 'ended',
  send: 'sent the reward of',
  resend: 'sent the reward again of',
  'sign-out': 'signed out everywhere',
  show: 'showed',
  undo: 'took back the redemption of',
  unverify: 'took back the verification of',
  update: 'changed',
  upload: 'uploaded',
  verify: 'verified',
};

const whole: Record<string, string> = {
  login: 'signed in',
  'login.failed': 'could not sign in',
  'login.failed-code': 'had the right password and a wrong code',
  'login.passkey': 'signed in with a passkey',
  'login.refused': 'tried to sign in too often',
  logout: 'signed out',
  'session.end': 'signed out on another device',
  'session.end-others': 'signed out on all other devices',
  'second-factor.prepare': 'began to set up two-step sign-in',
  'second-factor.enable': 'switched two-step sign-in on',
  'second-factor.disable': 'switched two-step sign-in off',
  'second-factor.recovery-codes': 'made new recovery codes',
  'sign-in.settings': 'changed who has to have two-step sign-in',
  'passkey.prepare': 'began to add a passkey',
  'password.change': 'changed the own password',
  'email.settings': 'changed who is notified',
  'email.test': 'sent a test mail',
  'email.export': 'exported the outbox',
  'contact.export': 'exported the messages',
  'feedback.export': 'exported the feedback',
  'rating.export': 'exported the ratings',
  'promo.cleanup': 'cleaned up unused files',
  'person.export': 'exported the data of a person',
  'person.correct': 'corrected a value about a person',
  'person.erase': 'erased the data of a person',
  'person.request': 'noted what a person asked for',
  'person.answer': 'marked the request of a person as done',
  'person.reopen': 'opened the request of a person again',
  'erasure.export': 'exported the list of erasures',
};

const plain = (name: string) => name.replaceAll(/[_.-]/g, ' ').replace(/^is /, '');

/** As people would say it, for the filter: 'question' for `faq`. */
export const thingName = (thing: string, words: Words) =>
  (words[thing] ?? plain(thing)).replace(/^(the|an?) /, '');

/** 'changed the price of “Kopi Tubruk”'. What nobody has put into words is shown as it is recorded. */
export function sentenceOf({ action, target, changes }: AuditEntry, words: Words): string {
  const said = whole[action];
  if (said) return said;
  const [thing = '', ...rest] = action.split('.');
  const verb = rest.join('.');
  const what = words[thing] ?? plain(thing);
  const [first, ...others] = changes ?? [];
  const labels = [first, ...others].flatMap((change) => (change?.label ? [change.label] : []));
  const which = labels.length > 0 ? `“${labels[0]}”` : target && `#${target}`;
  const more = labels.length > 1 ? ` and ${labels.length - 1} more` : '';
  const [field, ...fields] = Object.keys(first?.fields ?? {});
  if (verb === 'update' && field && fields.length === 0 && others.length === 0) {
    return `changed the ${plain(field)} of ${what} ${which}`;
  }
  if (verb === 'order') return `put the list of ${thingName(thing, words)}s into another order`;
  return [`${verbs[verb] ?? plain(verb)} ${what}`, which].filter(Boolean).join(' ') + more;
}

/** The fields of a change, as they are called on the screen. */
export const fieldName = (column: string) => {
  const name = plain(column);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** A value before or after; nothing is a dash. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
