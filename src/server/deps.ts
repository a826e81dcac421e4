import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import { createIdempotency } from './forms/idempotency.ts';
import { createFormLimit, createStaffMailLimit } from './forms/rate-limits.ts';
import type { Assets } from './http/assets.ts';
import type { Jobs } from './jobs.ts';
import type { Mail, Outbox } from './mail.ts';
import type { Files } from './storage/files.ts';

export type BaseDeps = {
  env: Env;
  database: Database;
  files: Files;
  mail: Mail;
  assets: Assets;
  jobs: Jobs;
  backup: (path: string) => Promise<void>;
  clock: () => Date;
  log: FastifyBaseLogger;
};

export type Deps = BaseDeps & {
  outbox: Outbox;
  limitForm: ReturnType<typeof createFormLimit>;
  limitStaffMail: ReturnType<typeof createStaffMailLimit>;
  saveOnce: ReturnType<typeof createIdempotency>;
};

export const createDeps = (base: BaseDeps, outbox: Outbox): Deps => ({
  ...base,
  outbox,
  limitForm: createFormLimit(base),
  limitStaffMail: createStaffMailLimit(base),
  saveOnce: createIdempotency(base),
});

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
