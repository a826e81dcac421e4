import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Localized } from '../../messages.ts';
import type { Db } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Correctable } from './correct.ts';
import type { factTexts } from './messages.ts';
import type { Person } from './person.ts';

type FactName = keyof typeof factTexts;

export type Facts = Partial<Record<FactName, string | number | Localized | null>>;

export type PersonalRow = {
  id: number;
  at: string | null;
  facts: Facts;
  /** The person's own row is deleted as a whole; in another's, only the mention is redacted. */
  own: boolean;
  file?: string;
};

/** They are deleted after the transaction. */
export type Leftovers = { files: string[]; messageIds: string[] };
export const noLeftovers: Leftovers = { files: [], messageIds: [] };

export type ErasureContext = {
  env: Pick<Env, 'SITE_URL'>;
  now: Date;
  by: number | null;
};

export type PersonalData = {
  title: Localized;
  tab: string;
  find(db: Db, person: Person): Promise<PersonalRow[]>;
  /** It runs in one transaction with every other feature's. */
  erase(tx: Db, person: Person, context: ErasureContext): Promise<Leftovers>;
  /** Only rows about this person can be corrected. */
  correct?: Partial<Record<FactName, Correctable>>;
  /** The texts of these columns may name somebody. */
  columns: PgColumn[];
  /** Rows are deleted after the number of days in `setting`. */
  retention?: Retention;
};

type Retention = {
  setting: 'MESSAGES_KEEP_DAYS' | 'FEEDBACK_KEEP_DAYS' | 'RATINGS_KEEP_DAYS';
  table: PgTable & Record<'id' | 'createdAt', PgColumn>;
  remove(tx: Db, ids: number[], context: ErasureContext): Promise<Leftovers>;
};
