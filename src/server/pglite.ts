import { fdatasyncSync } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Log } from './log.ts';

/**
 * PGlite's file system acknowledges an fsync without doing it. This one does it, so that a commit
 * is on the disk before it is answered.
 */
class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push((module) => {
      const { NODEFS } = module;
      Object.assign(Reflect.get(NODEFS, 'stream_ops'), {
        fsync: (stream: { nfd: number }) => {
          Reflect.get(NODEFS, 'tryFSOperation')(() => fdatasyncSync(stream.nfd));
          return 0;
        },
      });
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'], // PGlite's fdatasync does nothing
];

/** Opens the embedded database in a folder, and creates it when it is not there. */
export async function openPGlite(folder: string, log: Log): Promise<PGlite> {
  if (!(await exists(folder))) await create(folder, log);
  return start(folder, log);
}

function start(folder: string, log: Log) {
  return PGlite.create({
    fs: new DurableFS(folder),
    startParams,
    // small segments: a full one is written in advance, and the disk may be nearly full
    initDbStartParams: ['--wal-segsize=1'],
    onStderr: (line) => {
      // After a panic (a failed write or fsync of the log) PGlite would spin for ever in its next
      // query, and what it holds in memory is not to be trusted. A restart recovers from the disk.
      if (line.includes(' PANIC: ')) {
        log.fatal({ line }, 'The embedded database cannot go on; the program ends');
        process.exit(1);
      }
      return false;
    },
  });
}

/** Creates it beside its place and moves it there whole: a start cut short leaves no half of it. */
async function create(folder: string, log: Log) {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await (await start(draft, log)).close();
  await protect(draft);
  await rename(draft, folder);
  await sync(dirname(folder));
}

/** Everything in a folder belongs to the owner alone and is on the disk. */
async function protect(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    await chmod(path, entry.isDirectory() ? 0o700 : 0o600);
    await sync(path);
  }
  await sync(folder);
}

async function sync(path: string) {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

async function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  );
}
