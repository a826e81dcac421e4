import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';

/**
 * Creates the folder that a setting names, readable by this account only. Without `parents`, the
 * folder above it must exist: otherwise data for a disk that is not mounted would be written to
 * another disk. (Node's own recursive `mkdir` hangs below /proc.)
 */
export function makeFolder(setting: string, path: string, { parents = false } = {}): void {
  const folder = resolve(path);
  try {
    if (isFolder(folder)) return;
    if (parents && !isFolder(dirname(folder))) makeFolder(setting, dirname(folder), { parents });
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    // Another instance may have made it a moment ago.
    if (code === 'EEXIST' && isFolder(folder)) return;
    if (code === 'EEXIST')
      throw new OperatorError(`${setting}: ${folder} is a file, not a folder.`);
    const advice =
      code === 'ENOENT'
        ? `make ${dirname(folder)} first, or mount its disk`
        : 'check who owns the folder above it, or name another folder';
    throw new OperatorError(`${setting}: ${folder} cannot be made (${code}): ${advice}.`, {
      cause,
    });
  }
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
