import { pino } from 'pino';
import { HttpError } from './http/errors.ts';
import { MailError } from './mail-error.ts';
import { OperatorError } from './operator-error.ts';

export type Log = pino.BaseLogger;

/**
 * Lines are JSON, in UTC. No personal data and no query strings are logged; staff actions go to the
 * audit log, where a person's data can be erased.
 */
export function createLog(level: string, destination?: pino.DestinationStream) {
  const stacks = level === 'debug' || level === 'trace';
  const shown = (error: unknown) => describe(error, { stacks });
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: shown, error: shown },
    // Plugins log their options, which include a request's cookies.
    redact: { paths: ['headers', '*.headers'], remove: true },
    hooks: { logMethod: withoutMessage },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Without a message of its own, Pino logs the error's message, which may quote personal data. */
function withoutMessage(this: pino.Logger, line: unknown[], method: pino.LogFn) {
  const [first, message] = line;
  if (first instanceof Error) method.call(this, { err: first }, 'failed');
  else if (typeof first === 'object' && message === undefined) method.call(this, first, 'noted');
  else Reflect.apply(method, this, line);
}

/** These properties of driver errors identify a fault and never quote values. */
const SAFE_PROPERTIES = [
  'code',
  'constraint',
  'table',
  'column',
  'routine',
  'syscall',
  'responseCode',
];
const MAX_DEPTH = 5;

type Description = { type: string; [more: string]: unknown };

/**
 * Drivers and libraries quote parameters, rows and addresses in their messages, so only our own
 * messages are kept. With `stacks`, errors that our message explains keep their stack, too.
 */
export function describe(error: unknown, { stacks = false, depth = MAX_DEPTH } = {}): Description {
  if (!(error instanceof Error)) return { type: typeof error };
  const own = messageOf(error);
  const description: Description = {
    type: error.constructor.name,
    ...(own !== null && { message: own }),
    ...(error instanceof HttpError && { status: error.status }),
    ...(error instanceof MailError && error.server && { server: error.server }),
  };
  for (const name of SAFE_PROPERTIES) {
    const value: unknown = Reflect.get(error, name);
    // Codes and schema names are single words; anything longer may quote a value.
    if (typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,63}$/.test(value))) {
      description[name] = value;
    }
  }
  const explained = own !== null || error instanceof MailError;
  if (stacks || !explained) description.stack = stackLines(error);
  if (error.cause !== undefined && depth > 1) {
    const cause = describe(error.cause, { stacks, depth: depth - 1 });
    if (explained && !stacks) delete cause.stack;
    description.cause = cause;
  }
  return description;
}

function messageOf(error: Error): string | null {
  if (error instanceof OperatorError || error instanceof HttpError) return error.message;
  return error instanceof MailError && !error.quoted ? error.message : null;
}

function stackLines({ stack = '', message }: Error): string[] {
  const after = stack.indexOf(message) + message.length;
  return stack
    .slice(after)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, 15);
}
