import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../server/env.ts';
import { OperatorError } from '../server/operator-error.ts';

type Place = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

export const hasEmbeddedDatabase = ({ DATA_DIR }: Place) => existsSync(join(DATA_DIR, 'db'));

/** A command that finds no shop fails, because creating an empty one would hide a wrong setting. */
export function noShop({ DATA_DIR, DATABASE_URL }: Place): OperatorError {
  return new OperatorError(
    DATABASE_URL
      ? `There is no shop in the database at ${new URL(DATABASE_URL).host}: check DATABASE_URL.`
      : `There is no shop in ${DATA_DIR}: check DATA_DIR.`,
  );
}
