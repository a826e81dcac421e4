import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../server/database/database.ts';
import type { App, Deps } from '../server/deps.ts';
import type { Job } from '../server/jobs.ts';
import type { Entries } from '../server/lists/entry-store.ts';
import type { Files } from '../server/storage/files.ts';
import type { MailKinds } from './email/mail-kind.ts';
import type { Place } from './visitors/geo/read-places.ts';

/**
 * What a feature is on the server. `features/index.ts` lists all of them, and everything that goes
 * through all features reads that list. What staff see of it is in `admin/tabs.ts`.
 */
export type Feature = {
  /** Of its folder. */
  name: string;
  routes?: (app: App, deps: Deps, shared: Shared) => void | Promise<void>;
  /** Lists that staff edit. What they delete rests in a bin, which is emptied after 30 days. */
  lists?: Entries[];
  /** Other tables that staff edit. A trigger keeps what stood there before in the audit log. */
  editedTables?: PgTable[];
  /** Tables whose rows nobody edits by hand. */
  otherTables?: PgTable[];
  /** Columns that refer to uploaded pictures. The sweep deletes every picture that none refers to. */
  pictures?: PgColumn[];
  /** Columns with the keys of files that only staff see; the sweep deletes the others. */
  privateFiles?: PgColumn[];
  /**
   * Columns that sound as if they named customers, and that People need not search: names of things
   * and of staff, and copies that are deleted with what they were copied from.
   */
  notSearched?: PgColumn[];
  /** How the audit log speaks of what its actions are about: `faq` of `faq.update` is 'the question'. */
  auditWords?: Record<string, string>;
  mail?: MailKinds;
  jobs?: Job<Deps>[];
  /** Begins to store the demo's files at once, and writes the rows when it is called. */
  seed?: (files: Files) => (db: Db, now: Date) => Promise<void>;
  /** The tabs it has in `admin/tabs.ts`. */
  tabs?: string[];
};

/** What only some features need, and no other may make a second time. */
export type Shared = {
  /** Of all features. */
  mailKinds: MailKinds;
  auditWords: Record<string, string>;
  placeOf: (address: string) => Promise<Place>;
  /** Whether staff have signed in with the browser of a request. */
  isStaffBrowser: (request: FastifyRequest) => boolean;
};
