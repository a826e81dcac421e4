import { pino } from 'pino';
import { HttpError } from './errors.ts';

export type Log = pino.BaseLogger;

/**
 * JSON lines on standard output, UTC. Nobody's name, address, e-mail or query string is logged;
 * what staff did stands in the audit log, where erasing a person reaches it.
 */
export function createLog(level: string, destination?: pino.DestinationStream) {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describe, error: describe },
    // Plugins log the options they were called with, and with them the cookies of a request.
    redact: { paths: ['headers', '*.headers'], remove: true },
    hooks: { logMethod: withoutMessage },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Pino takes the message of an error that is logged without one of our own. */
function withoutMessage(this: pino.Logger, line: unknown[], method: pino.LogFn) {
  const [first, message] = line;
  if (first instanceof Error) method.call(this, { err: first }, 'failed');
  else if (typeof first === 'object' && message === undefined) method.call(this, first, 'noted');
  else Reflect.apply(method, this, line);
}

/** What identifies a fault and belongs to nobody; texts of drivers quote the values of a query. */
const SAFE = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'responseCode'];
const DEPTH = 5;

type Description = { type: string; [more: string]: unknown };

/**
 * An error without what people wrote. Drivers and libraries quote parameters, rows, addresses and
 * whole connections in their messages and properties; only our own sentences quote nobody.
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
    // Codes and names of the schema are short single words.
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

/** The lines of code only: a stack begins with the message, which may have lines of its own. */
function places({ stack = '', message }: Error): string[] {
  const after = stack.indexOf(message) + message.length;
  return stack
    .slice(after)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, 15);
}
