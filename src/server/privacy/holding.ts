import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Correctable } from './correct.ts';
import type { Person } from './person.ts';

/** A row that names a person. */
export type Held = {
  id: number;
  at: string | null;
  /** What it says, under Indonesian headings. */
  facts: Record<string, string | number | null>;
  /** Whether it is about this person: then it is handed over and erased whole. Otherwise it belongs to somebody else, and only loses the mention. */
  own: boolean;
  /** The key of a picture that belongs to it. */
  file?: string;
};

/** What is left to delete once the transaction has ended. */
export type Remains = { files: string[]; messageIds: string[] };
export const nothing: Remains = { files: [], messageIds: [] };

export type Around = {
  env: Pick<Env, 'SITE_URL'>;
  now: Date;
  /** The account that erases. */
  by: number | null;
};

/** What a feature holds about people; `features/people` composes them. */
export type Holding = {
  title: string;
  /** The tab of the dashboard where it is corrected. */
  tab: string;
  find(db: Db, person: Person): Promise<Held[]>;
  /** In the transaction in which all of them erase. */
  erase(tx: Db, person: Person, around: Around): Promise<Remains>;
  /** What of a row that belongs to a person can be corrected in its place, by its heading. */
  correct?: Record<string, Correctable>;
  /** Every column whose texts may name somebody. */
  columns: PgColumn[];
};
