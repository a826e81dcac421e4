import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { OperatorError } from '../operator-error.ts';

export type Entry = { name: string; content: Uint8Array };

/** The last entry of the archive has the format of `sha256sum --check`. */
const CHECKSUMS = 'SHA256SUMS';

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** An existing file is never overwritten; a new one gets its name only once it is complete. */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const partial = `${path}.partial`;
  const taken = await open(path, 'wx', 0o600).catch((cause) => {
    throw new OperatorError(
      cause.code === 'EEXIST'
        ? `${path} exists already: name another file, or delete it first.`
        : `${path} cannot be written: ${cause.message}`,
    );
  });
  await taken.close();
  try {
    await writeTar(partial, entries);
    await rename(partial, path);
    const folder = await open(dirname(path));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await Promise.all([partial, path].map((file) => rm(file, { force: true })));
    // The nightly backup tells staff the last line, which in a stack would be the version of Node.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
      throw new OperatorError(`${path} cannot be written: ${error.message}`, { cause: error });
    }
    throw error;
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
