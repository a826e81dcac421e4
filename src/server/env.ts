import { z } from 'zod';

const count = (name: string, fallback: number, max: number) =>
  z.coerce
    .number({ error: `${name} must be a whole number` })
    .int(`${name} must be a whole number`)
    .min(0, `${name} must not be negative`)
    .max(max, `${name} must be at most ${max}`)
    .default(fallback);

const url = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must look like ${example}` });

const schema = z
  .object({
    PORT: count('PORT', 3000, 65_535),
    HOST: z.string().default('0.0.0.0'),
    SITE_URL: url('SITE_URL', /^https?$/, 'https://kopi.example').optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: url(
      'DATABASE_URL',
      /^postgres(ql)?$/,
      'postgres://user:pass@host:5432/name',
    ).optional(),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: url('S3_ENDPOINT', /^https?$/, 'https://s3.example').optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    SMTP_URL: url('SMTP_URL', /^smtps?$/, 'smtp://user:pass@host:587').optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'MAIL_FROM must look like Kedai Seduh <halo@kedai-seduh.example>',
      )
      .default('Kedai Seduh <halo@kedai-seduh.example>'),
    ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an e-mail address').optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(12, 'ADMIN_PASSWORD must have at least 12 characters')
      .max(128, 'ADMIN_PASSWORD must have at most 128 characters')
      .optional(),
    TRUST_PROXY: count('TRUST_PROXY', 0, 10),
    FORM_LIMIT: count('FORM_LIMIT', 20, 100_000),
    OVERLOAD_REQUESTS: count('OVERLOAD_REQUESTS', 10, 100_000),
    FAREWELL_MS: count('FAREWELL_MS', 300, 120_000),
    VISIT_ADDRESS_DAYS: count('VISIT_ADDRESS_DAYS', 30, 3650),
    VISITS_KEEP_DAYS: count('VISITS_KEEP_DAYS', 400, 36_500),
    MESSAGES_KEEP_DAYS: count('MESSAGES_KEEP_DAYS', 730, 36_500),
    FEEDBACK_KEEP_DAYS: count('FEEDBACK_KEEP_DAYS', 730, 36_500),
    RATINGS_KEEP_DAYS: count('RATINGS_KEEP_DAYS', 730, 36_500),
    AUDIT_KEEP_DAYS: count('AUDIT_KEEP_DAYS', 730, 36_500),
    MAIL_KEEP_DAYS: count('MAIL_KEEP_DAYS', 90, 36_500),
    GEOIP_DB: z.string().optional(),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEEP: count('BACKUP_KEEP', 14, 3650),
    UPGRADE_SNAPSHOT: z.enum(['on', 'off'], 'UPGRADE_SNAPSHOT must be on or off').default('on'),
    METRICS_ADDRESS: z
      .string()
      .regex(/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/, 'METRICS_ADDRESS must look like 127.0.0.1:9464')
      .optional(),
    METRICS_TOKEN: z
      .string()
      .min(16, 'METRICS_TOKEN must have at least 16 characters')
      .regex(/^[\x21-\x7e]+$/, 'METRICS_TOKEN must be letters, digits and signs without a space')
      .optional(),
    SEED: z.enum(['demo', 'none'], 'SEED must be demo or none').default('demo'),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
  })
  .refine((env) => !env.S3_BUCKET || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    error: 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  })
  .transform((env) => ({
    ...env,
    SITE_URL: new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin,
  }));

export type Env = z.output<typeof schema>;

/** Wrong settings; the message has one line per variable and is shown to the operator as it is. */
export class EnvError extends Error {}

/** An empty variable counts as absent, as process managers often set empty ones. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  throw new EnvError(parsed.error.issues.map((issue) => issue.message).join('\n'));
}
