import type { Files } from '../../server/files.ts';
import { pictureIdsIn } from './address.ts';

/**
 * Removes uploaded pictures that nothing speaks of, and answers the keys it removed (or, with
 * `dryRun`, would remove).
 *
 * @param known every text that may name a picture: addresses, HTML, JSON. It is read after the
 *   store was listed, so that what is uploaded and saved meanwhile is known in time.
 * @param olderThan younger files stay: an upload is stored before the row that names it
 * @param options.kept `media` for what everybody may see, `private` for what only staff see
 */
export async function sweepFiles(
  { files }: { files: Files },
  known: Iterable<string> | AsyncIterable<string>,
  olderThan: Date,
  { dryRun = false, kept = 'media' }: { dryRun?: boolean; kept?: 'media' | 'private' } = {},
): Promise<string[]> {
  const old: string[] = [];
  for await (const { key, modified } of files.list(`${kept}/`)) {
    if (modified < olderThan) old.push(key);
  }
  const used = new Set<string>();
  for await (const text of known) {
    for (const id of pictureIdsIn(text)) used.add(id);
  }
  const unknown = old.filter((key) => !pictureIdsIn(key).some((id) => used.has(id)));
  if (!dryRun) for (const key of unknown) await files.delete(key);
  return unknown;
}
