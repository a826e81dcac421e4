import { pino } from 'pino';

export type Log = pino.BaseLogger;

/**
 * JSON lines on standard output, UTC. Nobody's name, address, e-mail or query string is logged;
 * what staff did stands in the audit log, where erasing a person reaches it.
 */
export function createLog(level: string) {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
