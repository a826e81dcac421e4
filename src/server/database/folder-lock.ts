import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseOpenError } from './database-errors.ts';

const SQLITE_BUSY = 5;

/** The garbage collector would close an unreferenced handle and so release the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the exclusive lock on a folder, or throws at once. The returned function releases it.
 *
 * PGlite does not protect its folder, and two processes in it destroy it. A file lock is released
 * by the kernel when its owner dies and is seen by every container that mounts the folder, unlike
 * process ids and sockets. Node offers file locks only through its own SQLite, so the lock is an
 * empty SQLite file in a transaction that never ends. A file left behind locks nobody out.
 */
export function lockFolder(folder: string): () => void {
  try {
    return lock(join(folder, 'lock'));
  } catch (error) {
    throw isBusy(error) ? inUse(folder, error) : unusable(folder, error);
  }
}

/** Returns null when another process holds the lock, or the file cannot be locked. */
export function lockEmptyFile(path: string): (() => void) | null {
  try {
    return lock(path);
  } catch {
    return null;
  }
}

function lock(path: string): () => void {
  const file = new DatabaseSync(path);
  try {
    // A journal on the disk would be a second file, which a killed process leaves behind.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    throw error;
  }
  held.add(file);
  return () => {
    if (held.delete(file)) file.close();
  };
}

const isBusy = (error: unknown) =>
  error instanceof Error && Reflect.get(error, 'errcode') === SQLITE_BUSY;

const inUse = (folder: string, cause: unknown) =>
  new DatabaseOpenError(
    `Another process is using ${folder}: stop it first, or give this one a DATA_DIR of its own or a DATABASE_URL.`,
    { cause },
  );

const unusable = (folder: string, cause: unknown) =>
  new DatabaseOpenError(
    `${folder} cannot be written and locked by this process: check who owns it and whether the disk has room, or set DATA_DIR to another folder.`,
    { cause },
  );
