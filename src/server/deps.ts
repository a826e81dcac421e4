import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Assets } from './assets.ts';
import type { Database } from './db.ts';
import type { Env } from './env.ts';
import type { Files } from './files.ts';
import type { Mail } from './mail.ts';

/** Everything the application is built from; tests hand in their own. */
export type Deps = {
  env: Env;
  database: Database;
  files: Files;
  mail: Mail;
  assets: Assets;
  clock: () => Date;
  log: FastifyBaseLogger;
};

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
