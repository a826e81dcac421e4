import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stat } from 'node:fs/promises';
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
  for (const name of readdirSync(draft, { recursive: true, encoding: 'utf8' })) {
    sync(join(draft, name));
  }
  sync(draft);
  renameSync(draft, folder);
  sync(dirname(folder));
  sync(dirname(dirname(folder)));
}

/**
 * Copies into an existing folder, readable by its owner only. It is synchronous, because
 * asynchronous copying takes three times as long and no request waits during the start.
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

function sync(path: string) {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
