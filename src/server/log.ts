import { pino } from 'pino';
import { HttpError } from './http/errors.ts';

export type Log = pino.BaseLogger;

/**
 * JSON lines on standard output, in UTC. No personal data and no query strings are logged; staff
 * actions go to the audit log, where a person's data can be erased.
 */
export function createLog(level: string, destination?: pino.DestinationStream) {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describe, error: describe },
    // Plugins log their options, which include a request's cookies.
    redact: { paths: ['headers', '*.headers'], remove: true },
    hooks: { logMethod: withoutMessage },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Pino would log an error's own message when it is given no other. */
function withoutMessage(this: pino.Logger, line: unknown[], method: pino.LogFn) {
  const [first, message] = line;
  if (first instanceof Error) method.call(this, { err: first }, 'failed');
  else if (typeof first === 'object' && message === undefined) method.call(this, first, 'noted');
  else Reflect.apply(method, this, line);
}

/** Properties of driver errors that identify a fault and never quote values. */
const SAFE = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'responseCode'];
const DEPTH = 5;

type Description = { type: string; [more: string]: unknown };

/**
 * An error without personal data. Drivers and libraries quote parameters, rows and addresses in
 * their messages and properties, so only our own messages are kept.
 */
export function describe(error: unknown, depth = DEPTH): Description {
  if (!(error instanceof Error)) return { type: typeof error };
  const description: Description = { type: error.constructor.name };
  if (error instanceof HttpError) {
    description.message = error.message;
    description.status = error.status;
  }
  for (const name of SAFE) {
    const value: unknown = Reflect.get(error, name);
    // Codes and schema names are single words; anything longer may quote a value.
    if (typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,63}$/.test(value))) {
      description[name] = value;
    }
  }
  description.stack = places(error);
  if (error.cause !== undefined && depth > 1) {
    description.cause = describe(error.cause, depth - 1);
  }
  return description;
}

/** Only the lines of code, as a stack begins with the message. */
function places({ stack = '', message }: Error): string[] {
  const after = stack.indexOf(message) + message.length;
  return stack
    .slice(after)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, 15);
}
