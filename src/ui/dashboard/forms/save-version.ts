import { ApiError, type Parser } from '../../fetch.ts';
import { chooseVersion, type Difference } from './choose-version.tsx';

type Save<Row> = {
  updatedAt: string;
  /** It fails with a 409 that carries the newer row if `updatedAt` is no longer current. */
  save: (updatedAt: string) => Promise<unknown>;
  schema: Parser<Row>;
  differences: (newer: Row) => Difference[];
  onTake: (newer: Row) => void;
};

/**
 * Saves an editor's changes. If somebody else saved a newer version meanwhile, the editor sees both
 * and chooses. Returns whether the editor's version was stored.
 */
export async function saveVersion<Row extends { updatedAt: string }>(
  work: Save<Row>,
): Promise<boolean> {
  const { updatedAt, save, schema, differences, onTake } = work;
  try {
    await save(updatedAt);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.current === undefined) throw error;
    const newer = schema.parse(error.current);
    const found = differences(newer);
    if (found.length === 0) return true;
    const choice = await chooseVersion(found);
    if (choice === 'yours') return saveVersion({ ...work, updatedAt: newer.updatedAt });
    if (choice === 'newer') onTake(newer);
    return false;
  }
}
