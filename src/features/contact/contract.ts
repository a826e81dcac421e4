import * as z from 'zod/mini';
import { limits, requiredText } from '../../form.contract.ts';
import { packed } from '../../messages.ts';
import { contactTexts as texts } from './messages.ts';

/** The browser validates with it too. */

export const contactInput = z.object({
  name: requiredText(limits.name, packed(texts.nameMissing)),
  email: z.pipe(
    requiredText(limits.email, packed(texts.emailMissing)),
    z.email(packed(texts.emailFormat)),
  ),
  message: requiredText(limits.message, packed(texts.messageMissing)),
  /** It is the slug of an outlet; one that is gone is no reason to refuse the message. */
  outlet: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** It is the slug of a topic; one that is gone is no reason to refuse the message. */
  topic: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
});
export type ContactInput = z.output<typeof contactInput>;

export const blankContact: ContactInput = {
  name: '',
  email: '',
  message: '',
  outlet: '',
  topic: '',
};
