import * as z from 'zod/mini';
import { limits, requiredText } from '../../form.contract.ts';

/** The browser validates with it too. */

export const contactMessages = {
  sent: 'Message sent successfully!',
  sentDetail: "We'll get back to you within 24 hours.",
  failed: 'Failed to send message',
  name: 'Name is required',
  email: 'Email is required',
  emailFormat: 'Enter a valid e-mail address, like nama@contoh.com',
  message: 'Message is required',
} as const;

export const contactInput = z.object({
  name: requiredText(limits.name, contactMessages.name),
  email: z.pipe(
    requiredText(limits.email, contactMessages.email),
    z.email(contactMessages.emailFormat),
  ),
  message: requiredText(limits.message, contactMessages.message),
});
export type ContactInput = z.output<typeof contactInput>;

export const blankContact: ContactInput = { name: '', email: '', message: '' };
