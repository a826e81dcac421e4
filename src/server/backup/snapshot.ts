import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { DatabaseOpenError } from '../database/database-errors.ts';
import { lockFolder } from '../database/folder-lock.ts';
import type { Log } from '../log.ts';
import { BackupError } from './archive.ts';

/**
 * One process at a time can use the folder of the embedded database. So a backup of a running shop
 * asks its server for a copy of the database's files, and reads that. It asks over a socket in the
 * data folder, which only the account that owns the folder can open.
 */
const SOCKET = 'control.sock';
const SNAPSHOTS = 'snapshots';

const answer = z.object({ folder: z.string() });

/** Answers those who ask for a copy; `copy` fills a folder that is there. */
export async function serveSnapshots(
  dataDir: string,
  copy: (folder: string) => Promise<void>,
  log: Log,
): Promise<() => Promise<void>> {
  const path = join(dataDir, SOCKET);
  await rm(path, { force: true });
  await removeAbandoned(dataDir);
  const server = createServer(async (_request, response) => {
    const folder = resolve(dataDir, SNAPSHOTS, randomUUID());
    try {
      await mkdir(join(folder, 'db'), { recursive: true, mode: 0o700 });
      await copy(join(folder, 'db'));
      response.end(JSON.stringify({ folder }));
    } catch (err) {
      log.error({ err }, 'Copying the database for a backup failed');
      await rm(folder, { recursive: true, force: true }); // half a copy may have filled the disk
      response.writeHead(500).end();
    }
  });
  await listen(server, path).catch((error: Error) =>
    log.warn({ reason: error.message }, 'Backups need the server to be stopped'),
  );
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function listen(server: Server, path: string) {
  const { promise, resolve: done, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(path, done);
  return promise;
}

/** A copy of the database of the server that runs in this folder. Delete it after use. */
export async function askForSnapshot(dataDir: string): Promise<string> {
  const { promise, resolve: done, reject } = Promise.withResolvers<unknown>();
  request({ socketPath: join(dataDir, SOCKET), method: 'POST', path: '/snapshot' }, (response) => {
    json(response).then(done, reject);
  })
    .on('error', reject)
    .end();
  const found = answer.safeParse(await promise.catch(() => null));
  if (!found.success) {
    throw new BackupError(
      `The server that runs in ${dataDir} gave no copy of its database: see its log, or stop it and try again.`,
    );
  }
  return found.data.folder;
}

/** Deletes what a backup that was cut off has left behind. */
async function removeAbandoned(dataDir: string) {
  const folder = join(dataDir, SNAPSHOTS);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    try {
      // Whoever still reads one holds its lock.
      lockFolder(join(folder, name))();
      await rm(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof DatabaseOpenError)) throw error;
    }
  }
}
