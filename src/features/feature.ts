import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Message, Reader } from '../messages.ts';
import type { Db } from '../server/database/database.ts';
import type { App, Deps } from '../server/deps.ts';
import type { Job } from '../server/jobs.ts';
import type { Entries } from '../server/lists/entry-store.ts';
import type { Asking } from '../server/lists/inbox-store.ts';
import type { ErasureContext, PersonalData } from '../server/privacy/personal-data.ts';
import type { Files } from '../server/storage/files.ts';
import type { Role } from './accounts/contract.ts';
import type { ReauthenticateFully } from './auth/reauthenticate.ts';
import type { MailKinds } from './email/mail-kind.ts';
import type { Place } from './visitors/geo/open-geo.ts';

/**
 * The server knows a feature by this. Tests and jobs that go through all features read
 * `features/index.ts`; the dashboard's tabs are in `admin/tabs.ts`.
 */
export type Feature = {
  /** It is also the name of its folder. */
  name: string;
  routes?: (app: App, deps: Deps, shared: Shared) => void | Promise<void>;
  /** Staff edit these lists, with a bin that is emptied after 30 days. */
  lists?: Entries[];
  /** Staff edit these tables, too. A trigger records their old values in the audit log. */
  editedTables?: PgTable[];
  /** Nobody edits these tables by hand. */
  otherTables?: PgTable[];
  pictures?: Pictures;
  /** Only staff see the files with these keys. The sweep deletes every other one. */
  privateFiles?: PgColumn[];
  /**
   * The names of these columns suggest customers, but they hold names of things or staff, or copies
   * that are deleted with the original, so the search for a person leaves them out.
   */
  notSearched?: PgColumn[];
  /** The audit log calls the target of an action so: `faq` is 'the question' for `faq.update`. */
  auditWords?: Record<string, Message<never>>;
  /**
   * The target of an action, by the same keys, names these rows. The log looks their names up each
   * time and stores none, so a name is gone with its row.
   */
  auditNames?: AuditNames;
  mail?: MailKinds;
  /** Personal data shows, corrects and erases what the feature stores about customers and staff. */
  personalData?: PersonalData[];
  /** The search of the dashboard finds this beside the feature's lists. */
  search?: Search;
  jobs?: Job<Deps>[];
  /** It starts storing the demo's files; the returned function writes the rows. */
  seed?: (files: Files) => (db: Db, now: Date) => Promise<void>;
  /** The demo fills these tables. "Start clean" empties them in this order. */
  demo?: DemoTable[];
  tabs?: string[];
};

/** The sweep deletes every uploaded picture that none of these columns refers to. */
export type Pictures = {
  /** The library of pictures says that one is used there. */
  where: Message<never>;
  columns: PgColumn[];
  /** They hold earlier versions, which nobody sees. */
  earlier?: PgColumn[];
};

export type DemoTable = {
  table: PgTable & Record<'id', PgColumn>;
  /** The owner calls its rows so: 'FAQs'. */
  name: Message<never>;
  /** Rows are simply deleted, unless the feature must also delete their mails, or keep some. */
  clean?: (tx: Db, ids: number[], context: ErasureContext) => Promise<unknown>;
};

type AuditNames = Record<string, { id: PgColumn; name: PgColumn }>;

/** Finds the first rows in which the words occur, for staff of this role. */
type Search = {
  access: Role;
  kind: 'person' | 'text';
  find(db: Db, q: string, limit: number, asking: Asking & { reader: Reader }): Promise<FoundRow[]>;
};
/** The first text is shown, or the one with the words in it. */
type FoundRow = { title: string; texts: [string, ...string[]]; open: Record<string, string> };

export type Shared = {
  mailKinds: MailKinds;
  auditWords: Record<string, Message<never>>;
  auditNames: Record<string, AuditNames[string] & { tab: string }>;
  personalData: PersonalData[];
  searches: (Search & { tab: string })[];
  pictures: Pictures[];
  lists: { tab: string; entries: Entries }[];
  demo: (DemoTable & { tab: string; isList: boolean })[];
  reauthenticate: ReauthenticateFully;
  placeOf: (address: string) => Place;
  isStaffBrowser: (request: FastifyRequest) => boolean;
};
