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
type Statement = { name: string; parameterTypes: number[]; columns: Column[] };

/** Each prepared statement costs PostgreSQL some tens of kilobytes. */
const MAX_STATEMENTS = 100;

const DATA_ROW = 'D'.charCodeAt(0);
const COMMAND_COMPLETE = 'C'.charCodeAt(0);
const EXECUTE = Buffer.concat([serialize.execute({}), serialize.sync()]);

/** The table was changed after the statement was prepared; the next attempt prepares it again. */
export const isOutdated = (error: unknown) =>
  error instanceof messages.DatabaseError && error.code === '0A000';

/**
 * Several times as fast as PGlite's own `query`, which has PostgreSQL parse each query again, asks
 * for its rows in six steps and copies every value. Here a statement is prepared once and asked in
 * one step.
 */
export function createQueries(wire: Wire, heard: (channel: string, payload: string) => void) {
  /** Least recently used first. */
  const prepared = new Map<string, Statement>();
  const closing: Uint8Array[] = [];
  let counter = 0;

  async function send(...requests: Uint8Array[]): Promise<Buffer> {
    const parts: Buffer[] = [];
    await wire.execProtocolRawStream(Buffer.concat(requests), {
      syncToFs: false,
      // Copied, because PostgreSQL reuses that part of its memory.
      onRawData: (part) => parts.push(Buffer.from(part)),
    });
    const [only, ...others] = parts;
    return only && others.length === 0 ? only : Buffer.concat(parts);
  }

  function read(answer: Buffer, onRow: (at: number) => unknown = () => {}) {
    let parameterTypes: number[] = [];
    let columns: Column[] = [];
    let commandTag = '';
    let error: Error | undefined;
    let next = 0;
    for (let at = 0; at < answer.length; at = next) {
      next = at + 1 + answer.readUInt32BE(at + 1);
      const kind = answer[at];
      if (kind === DATA_ROW) onRow(at + 5);
      else if (kind === COMMAND_COMPLETE) commandTag = answer.toString('latin1', at + 5, next - 1);
      else {
        new Parser().parse(answer.subarray(at, next), (message) => {
          if (message instanceof messages.DatabaseError) error ??= message;
          if (message instanceof messages.ParameterDescriptionMessage)
            parameterTypes = message.dataTypeIDs;
          if (message instanceof messages.RowDescriptionMessage) columns = message.fields;
          if (message instanceof messages.NotificationResponseMessage) {
            heard(message.channel, message.payload);
          }
        });
      }
    }
    if (error) throw error;
    return { parameterTypes, columns, commandTag };
  }

  async function parse(text: string): Promise<Statement> {
    for (const oldest of prepared.keys()) {
      if (prepared.size < MAX_STATEMENTS) break;
      forget(oldest);
    }
    counter += 1;
    const name = `s${counter}`;
    const requests = [...closing.splice(0), serialize.parse({ name, text })];
    requests.push(serialize.describe({ type: 'S', name }), serialize.sync());
    const { parameterTypes, columns } = read(await send(...requests));
    const statement = { name, parameterTypes, columns };
    prepared.set(text, statement);
    return statement;
  }

  function forget(text: string) {
    const name = prepared.get(text)?.name;
    if (name) closing.push(serialize.close({ type: 'S', name }));
    prepared.delete(text);
  }

  return async function query<T>(
    text: string,
    params: unknown[] = [],
    { rowMode, parsers, serializers }: QueryOptions = {},
  ): Promise<Results<T>> {
    const statement = prepared.get(text) ?? (await parse(text));
    prepared.delete(text);
    prepared.set(text, statement);
    const { name, parameterTypes, columns } = statement;
    const values = params.map((value, at) => {
      if (value === null || value === undefined) return null;
      const type = parameterTypes[at] ?? 0;
      const write = serializers?.[type] ?? wire.serializers[type];
      if (write) return write(value);
      return Array.isArray(value) ? types.arraySerializer(value, undefined, type) : String(value);
    });
    const readers = columns.map((column) => ({
      name: column.name,
      parse: parsers?.[column.dataTypeID] ?? wire.parsers[column.dataTypeID],
    }));
    const rows: unknown[] = [];
    const answer = await send(serialize.bind({ statement: name, values }), EXECUTE);
    const onRow = (at: number) =>
      rows.push(rowMode === 'array' ? valuesAt(answer, at, readers) : rowAt(answer, at, readers));
    let commandTag: string;
    try {
      ({ commandTag } = read(answer, onRow));
    } catch (error) {
      if (isOutdated(error)) forget(text);
      throw error;
    }
    return {
      // Only the caller knows the type of its rows.
      rows: rows as Results<T>['rows'],
      fields: columns.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
      affectedRows: /^(INSERT|UPDATE|DELETE|MERGE)/.test(commandTag)
        ? Number(commandTag.split(' ').at(-1))
        : 0,
    };
  };
}

type Reader = { name: string; parse: ((text: string) => unknown) | undefined };

function valuesAt(answer: Buffer, from: number, readers: Reader[]): unknown[] {
  let at = from + 2; // skips the number of values
  return readers.map(({ parse }) => {
    const length = answer.readInt32BE(at);
    at += 4;
    if (length === -1) return null;
    const text = answer.toString('utf8', at, at + length);
    at += length;
    return parse ? parse(text) : text;
  });
}

function rowAt(answer: Buffer, from: number, readers: Reader[]) {
  const values = valuesAt(answer, from, readers);
  return Object.fromEntries(readers.map(({ name }, at) => [name, values[at]]));
}
