import { fdatasyncSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What PGlite's mounted folder does, as far as it is changed here. */
type NodeFileSystem = {
  tryFSOperation(run: () => void): void;
  node_ops: { setattr(node: object, change: { mode?: number }): void };
  stream_ops: { fsync?(stream: { nfd: number }): number };
};

/**
 * PGlite's file system acknowledges an fsync without doing it, and opens its files to everybody.
 * This one puts a commit on the disk before it is answered, and keeps files to their owner.
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

/** Lets a folder be made beside its place, and moves it there when it is whole and on the disk. */
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

async function syncTree(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const queue = entries.values();
  const work = async () => {
    for (const entry of queue) await sync(join(entry.parentPath, entry.name));
  };
  await Promise.all(Array.from({ length: 8 }, work)); // not all: each holds a file open
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
