import {
  fdatasyncSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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

export async function createFolderAtomically(
  folder: string,
  make: (draft: string) => void | Promise<void>,
) {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  await make(draft);
  await syncAll(readdirSync(draft, { recursive: true, encoding: 'utf8' }), draft);
  await sync(draft);
  renameSync(draft, folder);
  await sync(dirname(folder));
  await sync(dirname(dirname(folder)));
}

/** Each sync waits for the disk, and one after another takes fifteen times as long. */
async function syncAll(names: string[], folder: string) {
  const left = names.values();
  const work = async () => {
    for (const name of left) await sync(join(folder, name));
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

/**
 * Copies into an existing folder, readable by its owner only. Asynchronous copying takes three
 * times as long, and no request waits during the start.
 */
export function copyPrivately(from: string, to: string) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target, { mode: 0o700 });
      copyPrivately(source, target);
    } else writeFileSync(target, readFileSync(source), { mode: 0o600 });
  }
}

async function sync(path: string) {
  await using file = await open(path);
  await file.sync();
}
