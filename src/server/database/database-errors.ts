import { OperatorError } from '../operator-error.ts';

export class DatabaseOpenError extends OperatorError {}

const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * These SQLSTATEs are temporary faults: lost connections (08), exhausted resources (53), a server
 * that stops, crashes or starts (57P01 to 57P05), a database that takes no connections while
 * somebody works on it (55000), a statement over its time limit (57014), a cluster member that has
 * just become a read-only standby (25006), and one of two changes that wait for each other, which
 * PostgreSQL ends with nothing done (40P01).
 */
const passing = /^(08...|53...|57P0[1-5]|55000|57014|25006|40P01)$/;

/** Driver errors with these messages carry no code. */
const closed =
  /^(Connection terminated|timeout exceeded|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos)/;

/** Drizzle wraps driver errors, so the whole chain of causes is searched. */
export function isUnavailable(error: unknown): boolean {
  return causes(error).some(({ code, message }) =>
    code === undefined ? closed.test(message) : lostConnection.has(code) || passing.test(code),
  );
}

/** Nothing has come over the connection for so long that it counts as cut. */
export const isSilence = (error: unknown): error is Error =>
  causes(error).some(({ message }) => message === 'Query read timeout');

/** A contract lets through what no column holds, such as 2,147,483,648 or the year 10000. */
const beyondColumns = /^2200[3789]$/;

export const isBeyondColumns = (error: unknown): boolean =>
  causes(error).some(({ code = '' }) => beyondColumns.test(code));

export const isLockTimeout = (error: unknown): boolean =>
  causes(error).some(({ code }) => code === '55P03');

export const isUniqueViolation = (error: unknown): boolean =>
  causes(error).some(({ code }) => code === '23505');

type Cause = { message: string; code: string | undefined };

function causes(error: unknown): Cause[] {
  const found: Cause[] = [];
  for (let at = error; at instanceof Error && found.length < 5; at = at.cause) {
    const code: unknown = Reflect.get(at, 'code');
    found.push({ message: at.message, code: typeof code === 'string' ? code : undefined });
  }
  return found;
}
