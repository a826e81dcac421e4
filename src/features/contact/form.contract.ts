import type { limits } from '../../contract.ts';

/** What the visitor's browser needs of the contract; it brings no library along. */

export type ContactValues = { name: string; email: string; message: string };

export const blankContact: ContactValues = { name: '', email: '', message: '' };

export const contactLimits: Pick<typeof limits, 'name' | 'email' | 'message'> = {
  name: 100,
  email: 254,
  message: 5000,
};

export const contactMessages = {
  sent: 'Message sent successfully!',
  sentDetail: "We'll get back to you within 24 hours.",
  failed: 'Failed to send message',
  name: 'Name is required',
  email: 'Email is required',
  emailFormat: 'Enter a valid e-mail address, like nama@contoh.com',
  message: 'Message is required',
  messageLong: 'At most 5.000 characters',
} as const;

/** What can be told before sending; the server decides again. */
export function contactFaults(values: ContactValues): Partial<Record<string, string>> {
  const { name, email, message } = contactMessages;
  return {
    ...(values.name.trim() === '' && { name }),
    ...(values.email.trim() === ''
      ? { email }
      : !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(values.email.trim()) && {
          email: contactMessages.emailFormat,
        }),
    ...(values.message.trim() === '' && { message }),
    ...(values.message.trim().length > contactLimits.message && {
      message: contactMessages.messageLong,
    }),
  };
}
