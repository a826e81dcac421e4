import type { Files } from '../../server/storage/files.ts';
import { pictureIdsIn } from './picture/picture-url.contract.ts';

type Swept = {
  /** With `dryRun`, what would be deleted. */
  deleted: string[];
  /** Unused, but too young to be deleted. */
  waiting: { pictures: Set<string>; newest: Date | null };
};

/**
 * Deletes uploaded pictures that nothing refers to; with `dryRun` it only lists them.
 *
 * @param known texts that may refer to a picture: addresses, HTML, JSON. Read after the files are
 * listed, so that a picture saved meanwhile counts as used.
 * @param olderThan younger files stay: an upload is stored before the row that refers to it
 * @param options.kept `media` for public pictures, `private` for those only staff see
 */
export async function sweepFiles(
  { files }: { files: Files },
  known: Iterable<string> | AsyncIterable<string>,
  olderThan: Date,
  { dryRun = false, kept = 'media' }: { dryRun?: boolean; kept?: 'media' | 'private' } = {},
): Promise<Swept> {
  const found: { key: string; modified: Date }[] = [];
  for await (const file of files.list(`${kept}/`)) found.push(file);
  const used = new Set<string>();
  for await (const text of known) {
    for (const id of pictureIdsIn(text)) used.add(id);
  }
  const unused = found.filter(({ key }) => !pictureIdsIn(key).some((id) => used.has(id)));
  const young = unused.filter(({ modified }) => modified >= olderThan);
  const deleted = unused.filter(({ modified }) => modified < olderThan).map(({ key }) => key);
  if (!dryRun) for (const key of deleted) await files.delete(key);
  return {
    deleted,
    waiting: {
      pictures: new Set(young.flatMap(({ key }) => pictureIdsIn(key))),
      newest: young.reduce<Date | null>(
        (newest, { modified }) => (newest && newest > modified ? newest : modified),
        null,
      ),
    },
  };
}
