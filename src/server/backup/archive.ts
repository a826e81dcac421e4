import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { lockEmptyFile } from '../database/folder-lock.ts';
import { OperatorError } from '../operator-error.ts';

export type Entry = { name: string; content: Uint8Array };

/** The last entry of the archive has the format of `sha256sum --check`. */
const CHECKSUMS = 'SHA256SUMS';

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

const partialOf = (path: string) => `${path}.partial`;

/**
 * An existing file is never overwritten. Until the archive is complete, an empty file has its name,
 * locked so that `removeUnfinishedArchives` leaves it.
 */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const partial = partialOf(path);
  const taken = await open(path, 'wx', 0o600).catch((cause) => {
    throw new OperatorError(
      cause.code === 'EEXIST'
        ? `${path} exists already: name another file, or delete it first.`
        : `${path} cannot be written: ${cause.message}`,
    );
  });
  await taken.close();
  const release = lockEmptyFile(path);
  try {
    await writeTar(partial, entries);
    await rename(partial, path);
    const folder = await open(dirname(path));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(partial, { force: true });
    await rm(path, { force: true });
    // The nightly backup tells staff the last line, which in a stack would be the version of Node.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
      throw new OperatorError(`${path} cannot be written: ${error.message}`, { cause: error });
    }
    throw error;
  } finally {
    release?.();
  }
}

/**
 * Deletes what killed processes left: it may hold people who were erased later.
 * @param isOurs says so of the archives' names; files of others in the folder stay
 */
export async function removeUnfinishedArchives(
  folder: string,
  isOurs: (name: string) => boolean,
): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  const names = new Set(found.map((name) => name.replace(/\.partial$/, '')));
  for (const name of [...names].filter(isOurs)) {
    const path = join(folder, name);
    const isEmpty = async () => (await stat(path).catch(() => null))?.size === 0;
    const wasEmpty = await isEmpty();
    const release = wasEmpty ? lockEmptyFile(path) : null;
    if (wasEmpty && !release) continue;
    await rm(partialOf(path), { force: true });
    // The archive may have been completed before it could be locked.
    if (await isEmpty()) await rm(path);
    release?.();
  }
}

async function writeTar(path: string, entries: AsyncIterable<Entry>) {
  const tar = pack();
  const target = createWriteStream(path, { mode: 0o600, flush: true });
  const written = pipeline(tar, target);
  const lines: string[] = [];
  const add = ({ name, content }: Entry) =>
    new Promise<void>((done, failed) => {
      tar.entry({ name, size: content.byteLength, mode: 0o600 }, content, (error) =>
        error ? failed(error) : done(),
      );
    });
  const filling = (async () => {
    for await (const entry of entries) {
      await add(entry);
      lines.push(`${sha256(entry.content)}  ${entry.name}\n`);
    }
    await add({ name: CHECKSUMS, content: Buffer.from(lines.join('')) });
    tar.finalize();
  })();
  filling.catch((error) => tar.destroy(error));
  // When the disk is full, `written` fails first and `filling` would wait for ever.
  await Promise.race([filling, written.then(() => filling)]);
  await written;
}

export async function checkArchive(
  path: string,
  mayBeNamed: (name: string) => boolean,
): Promise<void> {
  const found: string[] = [];
  let expected = '';
  for await (const { name, content } of readArchive(path)) {
    if (name === CHECKSUMS) expected = Buffer.from(content).toString();
    else if (!mayBeNamed(name)) {
      throw new OperatorError(`${path} was not made by a shop: it holds ${JSON.stringify(name)}.`);
    } else found.push(`${sha256(content)}  ${name}\n`);
  }
  if (!expected) throw new OperatorError(`${path} ends early: it was cut off while it was made.`);
  if (found.join('') !== expected)
    throw new OperatorError(`${path} is damaged: a checksum differs.`);
}

export async function* readArchive(path: string): AsyncIterable<Entry> {
  const source = createReadStream(path);
  const tar = extract();
  const read = pipeline(source, tar).catch((error) => error);
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, content: await contentOf(entry) };
    }
  } catch (cause) {
    throw new OperatorError(`${path} cannot be read: ${sentence(cause)}`, { cause });
  } finally {
    source.destroy();
    await read;
  }
}

async function contentOf(entry: AsyncIterable<unknown>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of entry) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts);
}

const sentence = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
