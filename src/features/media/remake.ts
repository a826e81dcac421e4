import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { HttpError } from '../../server/http/errors.ts';
import type { Files, StoredFile } from '../../server/storage/files.ts';
import { decodePicture, encodeVariants, uploadSettings } from './encode.ts';
import { contentType, ENCODING, readPictureUrl, wholeOf } from './picture/picture-url.contract.ts';

/** It names the last finished picture, so that an interrupted run continues behind it. */
const PROGRESS = `remake/progress-${ENCODING}.txt`;

/**
 * Makes the widths of every stored picture again from its original. Each file is replaced at once,
 * so the site can keep serving.
 * @param say gets a line for each picture
 */
export async function remakePictures({ files }: { files: Files }, say: (line: string) => void) {
  const all: string[] = [];
  for await (const { key } of files.list('media/')) {
    if (readPictureUrl(`/${key}`)) all.push(key);
  }
  const last = (await read(files, PROGRESS))?.toString() ?? '';
  const open = all.filter((key) => key > last).sort();
  if (last) say(`Continuing after ${all.length - open.length} of ${all.length} pictures`);

  const failed: string[] = [];
  for (const key of open) {
    const failure = await remakeWidths(files, key);
    if (failure) failed.push(key);
    await files.put(PROGRESS, Buffer.from(key), 'text/plain');
    say(failure ? `${key}: ${failure}` : key);
  }
  await files.delete(PROGRESS);
  return { all: all.length, failed };
}

/** A missing width is made when it is asked for, once for all who ask, one picture at a time. */
export function createOpenPicture(files: Files): (key: string) => Promise<StoredFile | null> {
  const oneAtATime = new PQueue({ concurrency: 1 });
  const making = new Map<string, Promise<unknown>>();

  function make(whole: string) {
    const running =
      making.get(whole) ??
      oneAtATime.add(() => remakeWidths(files, whole)).finally(() => making.delete(whole));
    making.set(whole, running);
    return running;
  }

  return async (key) => {
    const file = await files.get(key);
    if (file) return file;
    for (const whole of wholeOf(key)) {
      const there = await files.get(whole);
      there?.body.destroy();
      if (there) await make(whole);
    }
    return files.get(key);
  };
}

/** Returns why a picture cannot be used. Throws when the store does not answer. */
async function remakeWidths(files: Files, key: string): Promise<string | undefined> {
  const whole = await read(files, key);
  if (!whole) return 'It was deleted meanwhile';
  const folder = key.slice(0, key.lastIndexOf('.'));
  try {
    for (const { name, data } of await encodeVariants(await decodePicture(whole), uploadSettings)) {
      await files.put(`${folder}/${name}`, data, contentType(name));
    }
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return error.message;
    throw error;
  }
}

async function read(files: Files, key: string): Promise<Buffer | null> {
  const file = await files.get(key);
  return file && buffer(file.body);
}
