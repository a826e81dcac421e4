import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Correctable } from './correct.ts';
import type { Person } from './person.ts';

export type PersonalRow = {
  id: number;
  at: string | null;
  /** The row's contents by Indonesian heading. */
  facts: Record<string, string | number | null>;
  /**
   * True: the row is about this person, is exported and is deleted as a whole. False: it belongs to
   * somebody else, and only the mention is redacted.
   */
  own: boolean;
  file?: string;
};

/** Files and captured mails to delete after the transaction. */
export type Leftovers = { files: string[]; messageIds: string[] };
export const noLeftovers: Leftovers = { files: [], messageIds: [] };

export type ErasureContext = {
  env: Pick<Env, 'SITE_URL'>;
  now: Date;
  by: number | null;
};

export type PersonalData = {
  title: string;
  tab: string;
  find(db: Db, person: Person): Promise<PersonalRow[]>;
  /** Runs in one transaction with every other feature's. */
  erase(tx: Db, person: Person, context: ErasureContext): Promise<Leftovers>;
  /** The facts that can be corrected, by heading; only in rows about this person. */
  correct?: Record<string, Correctable>;
  /** Every column whose texts may name somebody. */
  columns: PgColumn[];
};
