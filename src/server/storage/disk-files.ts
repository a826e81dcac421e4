import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkKey, storeDown } from './file-key.ts';
import type { Files } from './files.ts';

const PARTIAL = '.partial';

export function diskFiles(folder: string): Files {
  const root = resolve(folder);
  const pathOf = (key: string) => join(root, checkKey(key));

  /** A new file survives a power cut only once its folders are synced, up to the root. */
  async function syncFolders(from: string) {
    for (let folder = from; folder.length >= root.length; folder = dirname(folder)) {
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
    }
  }

  async function write(path: string, data: Uint8Array) {
    const folder = dirname(path);
    const partial = join(folder, `${randomUUID()}${PARTIAL}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const handle = await open(partial, 'wx', 0o600);
      try {
        await handle.writeFile(data);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    await syncFolders(folder);
  }

  return {
    async put(key, data) {
      const path = pathOf(key);
      await write(path, data).catch((cause) => {
        throw storeDown(cause);
      });
    },

    async get(key) {
      try {
        const handle = await open(pathOf(key), 'r');
        const { size } = await handle.stat();
        return { body: handle.createReadStream(), size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw storeDown(error);
      }
    },

    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true }).catch((cause) => {
        throw storeDown(cause);
      });
      // `rmdir` fails unless this was the last file of a picture, and removes the folder with it.
      if (key.split('/').length > 2) await rmdir(dirname(path)).catch(() => {});
    },

    async *list(prefix) {
      try {
        for await (const path of filesBelow(join(root, prefix))) {
          const found = await stat(path).catch(() => null);
          if (found) yield { key: path.slice(root.length + 1), modified: found.mtime };
        }
      } catch (error) {
        if (!isMissing(error)) throw storeDown(error);
      }
    },

    async ready() {
      const mayUse = (path: string) => access(path, constants.R_OK | constants.W_OK);
      await mayUse(root)
        .catch((error) => (isMissing(error) ? mayUse(dirname(root)) : Promise.reject(error)))
        .catch((cause) => {
          throw storeDown(cause);
        });
    },
  };
}

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function* filesBelow(folder: string): AsyncIterable<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}
