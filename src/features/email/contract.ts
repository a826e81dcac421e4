import { z } from 'zod';
import { limits, listQuery } from '../../contract.ts';
import { packed, voices } from '../../messages.ts';
import type { MailState } from '../../server/mail.ts';
import { emailTabTexts as t } from './tab/messages.ts';

export const mailStates = [
  'queued',
  'sending',
  'accepted',
  'kept',
  'failed',
  'cancelled',
] as const satisfies MailState[];

export const outboxMailSchema = z.object({
  id: z.int(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime(),
  error: z.string().nullable(),
  /** An attempt ended without an answer, so the mail may have arrived. */
  perhapsSent: z.boolean(),
  createdAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
});
export type ListedMail = z.infer<typeof outboxMailSchema>;

export const outboxQuery = listQuery.extend({ state: z.enum(mailStates).optional() });
export type OutboxQuery = z.infer<typeof outboxQuery>;
export const outboxExport = outboxQuery.pick({ q: true, state: true });
export type OutboxExport = z.infer<typeof outboxExport>;

export const mailPreviewSchema = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), size: z.int() })),
  captured: z.boolean(),
});
export const sampleQuery = z.object({ voice: z.enum(voices).default('mixed') });

export type MailPreview = z.infer<typeof mailPreviewSchema>;

export const emailConfigSchema = z.object({
  /** In `capture` there is no mail server, and mails are only stored here. */
  mode: z.enum(['smtp', 'capture']),
  host: z.string(),
  port: z.int(),
  user: z.string(),
  secure: z.boolean(),
  from: z.string(),
  connectionStatus: z.enum(['connected', 'failed', 'not_configured']),
  lastTested: z.iso.datetime(),
  error: z.string().nullable(),
  kept: z.int(),
  samples: z.array(z.string()),
});
export type EmailConfig = z.infer<typeof emailConfigSchema>;

/** A list, a quoted name or a line break would send the mail elsewhere. */
const mailAddress = z
  .string({ error: packed(t.addressMissing) })
  .trim()
  .min(1, packed(t.addressMissing))
  .max(limits.email)
  .pipe(z.email(packed(t.addressFormat)));

export const keptMailsAnswer = z.object({ count: z.int() });

export const testEmailInput = z.object({ testEmail: mailAddress });
export const testEmailAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  state: z.enum(mailStates),
});

export const mailHealthSchema = z.object({
  /** Without a mail server, mails are only stored here. */
  hasServer: z.boolean(),
  /** It says why the latest attempt failed; null when it succeeded. */
  trouble: z.string().nullable(),
});
export type MailHealth = z.infer<typeof mailHealthSchema>;

const addresses = z.array(mailAddress).max(5, packed(t.tooManyAddresses));
export const emailSettingsSchema = z.object({
  message: addresses,
  feedback: addresses,
  rating: addresses,
  digest: addresses,
});
/** A dashboard opened before an upgrade sends no `digest`, which then stays unchanged. */
export const emailSettingsInput = emailSettingsSchema.partial({ digest: true });
export type EmailSettingsInput = z.infer<typeof emailSettingsInput>;
export type EmailSettings = z.infer<typeof emailSettingsSchema>;
export type Notice = Exclude<keyof EmailSettings, 'digest'>;
