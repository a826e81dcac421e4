import { listQuery } from '../contract.ts';
import { type Csv, sendCsv } from './csv.ts';
import type { App, Deps } from './deps.ts';
import type { Rows } from './lists.ts';

type Cell = ReturnType<Csv<never>['columns'][string]>;
type Query = { page: number; limit: number; q: string };

type ListCsv<Row> = {
  /** The list's own path; the file is at `{path}.csv?q=`. */
  path: string;
  name: string;
  access: 'editor' | 'owner';
  columns: (keyof Row & string)[];
  read: (query: Query) => Promise<Rows<Row>>;
};

const LIMIT = 200;
const exportQuery = listQuery.pick({ q: true });

/** Lets staff take a whole list home: every row that matches the search, as a CSV file. */
export function csvRoute<Row extends Record<string, Cell>>(
  app: App,
  { clock }: Pick<Deps, 'clock'>,
  { path, name, access, columns, read }: ListCsv<Row>,
) {
  app.get(
    `${path}.csv`,
    { config: { access }, schema: { querystring: exportQuery } },
    async (request, reply) => {
      const readers = columns.map((column) => [column, (row: Row) => row[column] ?? null] as const);
      const pages = everyPage(read, request.query.q);
      return sendCsv(reply, { name, columns: Object.fromEntries(readers), pages }, clock());
    },
  );
}

async function* everyPage<Row>(read: ListCsv<Row>['read'], q: string): AsyncGenerator<Row[]> {
  for (let page = 1; ; page += 1) {
    const { rows, total } = await read({ page, limit: LIMIT, q });
    if (rows.length > 0) yield rows;
    if (rows.length < LIMIT || page * LIMIT >= total) return;
  }
}
