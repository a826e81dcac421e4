import {
  messages,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  types,
} from '@electric-sql/pglite';

const { serialize, Parser } = protocol;

type Wire = Pick<PGlite, 'execProtocolRawStream' | 'parsers' | 'serializers'>;
type Column = { name: string; dataTypeID: number };
type Statement = { name: string; takes: number[]; gives: Column[] };

/** Each prepared statement costs PostgreSQL some tens of kilobytes. */
const MOST_STATEMENTS = 100;

const DATA_ROW = 'D'.charCodeAt(0);
const DONE = 'C'.charCodeAt(0);
const EXECUTE = Buffer.concat([serialize.execute({}), serialize.sync()]);

/** The table was changed after the statement was prepared; the next attempt prepares it again. */
export const isOutdated = (error: unknown) =>
  error instanceof messages.DatabaseError && error.code === '0A000';

/**
 * Runs queries several times as fast as PGlite's own `query`, which has PostgreSQL parse each one
 * again, asks for its rows in six steps and copies every value. Here a statement is prepared once
 * and asked in one step.
 *
 * @param heard receives the notifications (`NOTIFY`) that arrive while a query runs
 */
export function createQueries(wire: Wire, heard: (channel: string, payload: string) => void) {
  /** Least recently used first. */
  const known = new Map<string, Statement>();
  const closing: Uint8Array[] = [];
  let named = 0;

  async function ask(...questions: Uint8Array[]): Promise<Buffer> {
    const parts: Buffer[] = [];
    await wire.execProtocolRawStream(Buffer.concat(questions), {
      syncToFs: false,
      // Copied, because PostgreSQL reuses that part of its memory.
      onRawData: (part) => parts.push(Buffer.from(part)),
    });
    const [only, ...others] = parts;
    return only && others.length === 0 ? only : Buffer.concat(parts);
  }

  /** @param onRow receives the offset of each row in the answer */
  function read(answer: Buffer, onRow: (at: number) => unknown = () => {}) {
    let takes: number[] = [];
    let gives: Column[] = [];
    let done = '';
    let error: Error | undefined;
    let next = 0;
    for (let at = 0; at < answer.length; at = next) {
      next = at + 1 + answer.readUInt32BE(at + 1);
      const kind = answer[at];
      if (kind === DATA_ROW) onRow(at + 5);
      else if (kind === DONE) done = answer.toString('latin1', at + 5, next - 1);
      else {
        new Parser().parse(answer.subarray(at, next), (message) => {
          if (message instanceof messages.DatabaseError) error ??= message;
          if (message instanceof messages.ParameterDescriptionMessage) takes = message.dataTypeIDs;
          if (message instanceof messages.RowDescriptionMessage) gives = message.fields;
          if (message instanceof messages.NotificationResponseMessage) {
            heard(message.channel, message.payload);
          }
        });
      }
    }
    if (error) throw error;
    return { takes, gives, done };
  }

  async function parse(text: string): Promise<Statement> {
    for (const oldest of known.keys()) {
      if (known.size < MOST_STATEMENTS) break;
      forget(oldest);
    }
    named += 1;
    const name = `s${named}`;
    const question = [...closing.splice(0), serialize.parse({ name, text })];
    question.push(serialize.describe({ type: 'S', name }), serialize.sync());
    const { takes, gives } = read(await ask(...question));
    const statement = { name, takes, gives };
    known.set(text, statement);
    return statement;
  }

  function forget(text: string) {
    const name = known.get(text)?.name;
    if (name) closing.push(serialize.close({ type: 'S', name }));
    known.delete(text);
  }

  return async function query<T>(
    text: string,
    params: unknown[] = [],
    { rowMode, parsers, serializers }: QueryOptions = {},
  ): Promise<Results<T>> {
    const statement = known.get(text) ?? (await parse(text));
    known.delete(text);
    known.set(text, statement);
    const { name, takes, gives } = statement;
    const values = params.map((value, at) => {
      if (value === null || value === undefined) return null;
      const type = takes[at] ?? 0;
      const write = serializers?.[type] ?? wire.serializers[type];
      if (write) return write(value);
      return Array.isArray(value) ? types.arraySerializer(value, undefined, type) : String(value);
    });
    const columns = gives.map((column) => ({
      name: column.name,
      parse: parsers?.[column.dataTypeID] ?? wire.parsers[column.dataTypeID],
    }));
    const rows: unknown[] = [];
    const answer = await ask(serialize.bind({ statement: name, values }), EXECUTE);
    const onRow = (at: number) =>
      rows.push(rowMode === 'array' ? valuesAt(answer, at, columns) : rowAt(answer, at, columns));
    let done: string;
    try {
      ({ done } = read(answer, onRow));
    } catch (error) {
      if (isOutdated(error)) forget(text);
      throw error;
    }
    return {
      // Only the caller knows the type of its rows.
      rows: rows as Results<T>['rows'],
      fields: gives.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
      affectedRows: /^(INSERT|UPDATE|DELETE|MERGE)/.test(done) ? Number(done.split(' ').at(-1)) : 0,
    };
  };
}

type Read = { name: string; parse: ((text: string) => unknown) | undefined };

function valuesAt(answer: Buffer, from: number, columns: Read[]): unknown[] {
  let at = from + 2; // skips the number of values
  return columns.map(({ parse }) => {
    const length = answer.readInt32BE(at);
    at += 4;
    if (length === -1) return null;
    const text = answer.toString('utf8', at, at + length);
    at += length;
    return parse ? parse(text) : text;
  });
}

function rowAt(answer: Buffer, from: number, columns: Read[]) {
  const values = valuesAt(answer, from, columns);
  return Object.fromEntries(columns.map(({ name }, at) => [name, values[at]]));
}
