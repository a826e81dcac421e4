import { fdatasyncSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS that is changed here. */
type NodeFileSystem = {
  tryFSOperation(run: () => void): void;
  node_ops: { setattr(node: object, change: { mode?: number }): void };
  stream_ops: { fsync?(stream: { nfd: number }): number };
};

/**
 * PGlite's file system acknowledges an fsync without doing it and makes its files readable by
 * everybody. This one really syncs and keeps files private to their owner.
 */
export class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((module) => {
      const files: NodeFileSystem = Reflect.get(module, 'NODEFS');
      const { setattr } = files.node_ops;
      files.node_ops.setattr = (node, change) => {
        const { mode } = change;
        setattr(node, mode === undefined ? change : { ...change, mode: mode & ~0o077 });
      };
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => fdatasyncSync(nfd));
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** Builds a folder under a temporary name and renames it once it is complete and synced. */
export async function moveWhole(folder: string, make: (draft: string) => Promise<void>) {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await make(draft);
  await syncTree(draft);
  await rename(draft, folder);
  await sync(dirname(folder));
  await sync(dirname(dirname(folder)));
}

/** Into a folder that exists; what is copied is readable by its new owner only. */
export async function copyPrivately(from: string, to: string) {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target, { mode: 0o700 });
      await copyPrivately(source, target);
    } else await writeFile(target, await readFile(source), { mode: 0o600 });
  }
}

async function syncTree(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const queue = entries.values();
  const work = async () => {
    for (const entry of queue) await sync(join(entry.parentPath, entry.name));
  };
  await Promise.all(Array.from({ length: 8 }, work)); // limited, as each keeps a file open
  await sync(folder);
}

async function sync(path: string) {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
