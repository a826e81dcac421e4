import { z } from 'zod';
import { type Localized, localized } from '../messages.ts';
import { settingTexts } from './messages.ts';
import { OperatorError } from './operator-error.ts';

const count = (name: string, fallback: number, max: number, min = 0) =>
  z.coerce
    .number({ error: `${name} must be a whole number` })
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`)
    .default(fallback);

const url = (name: string, protocol: RegExp, example: string) =>
  z.url({ protocol, error: `${name} must look like ${example}`, abort: true });

/**
 * An unencoded @, # or / ends the password early, and the rest would be used as the host name. The
 * message never quotes the value, which holds the password.
 */
const HINT =
  'in the user name and the password write @ as %40, : as %3A, / as %2F, # as %23, ? as %3F and % as %25';
const encoded = (name: string, rest: RegExp): [(text: string) => boolean, { error: string }] => [
  (text) => {
    const [, user = '', after = ''] = /^[^:]+:\/\/(?:([^@/?#]*)@)?[^@/?#]*(.*)$/.exec(text) ?? [];
    return text.split('@').length <= 2 && rest.test(after) && isEncoded(user);
  },
  { error: `${name}: ${HINT}` },
];

function isEncoded(text: string) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const settings = z.object({
  PORT: count('PORT', 3000, 65_535),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: url('SITE_URL', /^https?$/, 'https://kopi.example')
    .refine((text) => /^[^:]+:\/\/[^/?#@]+\/?$/.test(text), {
      error:
        'SITE_URL must be a host alone, like https://kopi.example: the site cannot be below a path',
    })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(
    'DATABASE_URL',
    /^postgres(ql)?$/,
    `postgres://user:pass@host:5432/name; ${HINT}`,
  )
    .refine(...encoded('DATABASE_URL', /^(\/[^/#]*)?(\?[^#]*)?$/))
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url('S3_ENDPOINT', /^https?$/, 'https://s3.example').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: url('SMTP_URL', /^smtps?$/, `smtp://user:pass@host:587; ${HINT}`)
    .refine(...encoded('SMTP_URL', /^\/?(\?[^#]*)?$/))
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'MAIL_FROM must look like Nama Kedai <halo@kedai.example>',
    )
    .default('halo@kedai.example'),
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
  // With 0 each backup would be deleted as soon as it is made.
  BACKUP_KEEP: count('BACKUP_KEEP', 14, 3650, 1),
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
});

export const settingNames: string[] = Object.keys(settings.shape);

const schema = settings
  .refine((env) => !env.S3_BUCKET || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    error: 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  })
  .transform((env) => ({
    ...env,
    SITE_URL: new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin,
  }));

export type Env = z.output<typeof schema>;

export class EnvError extends OperatorError {}

/** Process managers often set empty variables, so an empty one counts as absent. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  throw new EnvError(parsed.error.issues.map((issue) => issue.message).join('\n'));
}

/** For `BACKUP_DIR` it is `BACKUP_`. */
const prefixOf = (name: string) => name.slice(0, name.indexOf('_') + 1);
/** Other programs use these prefixes, too. */
const OWN_PREFIXES = new Set(settingNames.map(prefixOf)).difference(
  new Set(['', 'DATA_', 'DATABASE_', 'LOG_']),
);

export function unknownSettings(source: Record<string, string | undefined>): Localized[] {
  return Object.keys(source).flatMap((name) => {
    if (settingNames.includes(name) || name.length < 6) return [];
    const near = settingNames.find((setting) => isMisspelt(name, setting));
    if (near) return [localized(settingTexts.meant, { name, nearest: near })];
    return OWN_PREFIXES.has(prefixOf(name)) ? [localized(settingTexts.unknown, { name })] : [];
  });
}

const isMisspelt = (name: string, setting: string) =>
  Math.abs(name.length - setting.length) <= 2 && distance(name, setting) <= 2;

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries()) {
      const changed = (row[to] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
