import type { Files } from '../../server/storage/files.ts';
import { pictureIdsIn } from './picture/picture-url.contract.ts';

/**
 * Deletes uploaded pictures that nothing refers to; with `dryRun` it only lists them.
 * @param known texts that may refer to a picture: addresses, HTML, JSON. They are read after the
 * files are listed, so that a picture saved meanwhile counts as used.
 * @param olderThan younger files stay: an upload is stored before the row that refers to it
 * @param options.kept `media` for public pictures, `private` for those only staff see
 */
export async function sweepFiles(
  { files }: { files: Files },
  known: Iterable<string> | AsyncIterable<string>,
  olderThan: Date,
  { dryRun = false, kept = 'media' }: { dryRun?: boolean; kept?: 'media' | 'private' } = {},
): Promise<string[]> {
  const found: { key: string; modified: Date }[] = [];
  for await (const file of files.list(`${kept}/`)) found.push(file);
  const used = new Set<string>();
  for await (const text of known) {
    for (const id of pictureIdsIn(text)) used.add(id);
  }
  const deleted = found
    .filter(
      ({ key, modified }) => modified < olderThan && !pictureIdsIn(key).some((id) => used.has(id)),
    )
    .map(({ key }) => key);
  if (!dryRun) for (const key of deleted) await files.delete(key);
  return deleted;
}
