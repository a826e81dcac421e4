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
import type { Place } from './visitors/geo/read-places.ts';

/**
 * What the server knows of a feature. Tests and jobs that go through all features read
 * `features/index.ts`; the dashboard's tabs are in `admin/tabs.ts`.
 */
export type Feature = {
  /** The name of its folder. */
  name: string;
  routes?: (app: App, deps: Deps, shared: Shared) => void | Promise<void>;
  /** Lists that staff edit, with a bin that is emptied after 30 days. */
  lists?: Entries[];
  /** Other tables that staff edit. A trigger records their old values in the audit log. */
  editedTables?: PgTable[];
  /** Tables that nobody edits by hand. */
  otherTables?: PgTable[];
  /** Columns that refer to uploaded pictures. The sweep deletes every other picture. */
  pictures?: PgColumn[];
  /** Columns with the keys of files that only staff see. The sweep deletes every other one. */
  privateFiles?: PgColumn[];
  /**
   * Columns whose names suggest customers, but which hold names of things or staff, or copies that
   * are deleted with the original: the search for a person leaves them out.
   */
  notSearched?: PgColumn[];
  /**
   * How the audit log calls the target of an action: for `faq.update` the key `faq` is 'the
   * question'.
   */
  auditWords?: Record<string, Message<never>>;
  /**
   * The rows that the target of an action names, and their names, by the same keys. The log looks
   * them up each time and stores none, so a name is gone with its row.
   */
  auditNames?: AuditNames;
  mail?: MailKinds;
  /** What it stores about customers and staff: People shows, corrects and erases it. */
  personalData?: PersonalData[];
  /** What the search of the dashboard finds in it beside its lists. */
  search?: Search;
  jobs?: Job<Deps>[];
  /** Starts storing the demo's files; the returned function writes the rows. */
  seed?: (files: Files) => (db: Db, now: Date) => Promise<void>;
  /** What the demo fills. "Start clean" empties it in this order of what staff have not changed. */
  demo?: DemoTable[];
  /** Its tabs in `admin/tabs.ts`. */
  tabs?: string[];
};

export type DemoTable = {
  table: PgTable & Record<'id', PgColumn>;
  /** What the owner calls its rows: 'FAQs'. */
  name: Message<never>;
  /** For rows that do not go alone, or not all of them. */
  clean?: (tx: Db, ids: number[], context: ErasureContext) => Promise<unknown>;
};

type AuditNames = Record<string, { id: PgColumn; name: PgColumn }>;

/** Finds the first rows in which the words occur, for staff of this role. */
type Search = {
  access: Role;
  kind: 'person' | 'text';
  find(db: Db, q: string, limit: number, asking: Asking & { reader: Reader }): Promise<FoundRow[]>;
};
/** `open` is what the feature's tab is asked to show. */
type FoundRow = { title: string; detail: string; open: Record<string, string> };

/** Created once and passed to the features that need it. */
export type Shared = {
  mailKinds: MailKinds;
  auditWords: Record<string, Message<never>>;
  /** With the tab that shows them. */
  auditNames: Record<string, AuditNames[string] & { tab: string }>;
  personalData: PersonalData[];
  searches: (Search & { tab: string })[];
  /** Columns that refer to pictures. */
  pictures: PgColumn[];
  /** Lists that staff edit, with the tab that shows them. */
  lists: { tab: string; entries: Entries }[];
  demo: (DemoTable & { tab: string; isList: boolean })[];
  reauthenticate: ReauthenticateFully;
  placeOf: (address: string) => Promise<Place>;
  /** Whether staff have signed in with the browser of a request. */
  isStaffBrowser: (request: FastifyRequest) => boolean;
};
