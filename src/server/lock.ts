import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseOpenError } from './db-errors.ts';

/** An open handle that the garbage collector closes would give the lock away. */
const held = new Set<DatabaseSync>();

/**
 * Takes the exclusive lock on a folder, or throws at once. The returned function gives it back.
 *
 * PGlite does not protect its folder, and two processes in it destroy it. A sound lock is one the
 * kernel drops when its owner dies, however it dies, and sees from every container that mounts the
 * folder: process ids and sockets are not shared between containers, file locks are. Node offers
 * file locks only through its own SQLite, so the lock is an empty SQLite file in a transaction
 * that never ends. Nothing is stored in it and a file left behind locks nobody out.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    throw new DatabaseOpenError(
      `Another process is using ${folder}: stop it first, or give this one a DATA_DIR of its own or a DATABASE_URL.`,
      { cause },
    );
  }
  held.add(file);
  return () => {
    if (held.delete(file)) file.close();
  };
}
