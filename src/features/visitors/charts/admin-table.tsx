import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { visitorTexts } from '../messages.ts';

export type TableData = { columns: string[]; rows: (string | number)[][] };

export function DataTable({ title, columns, rows }: TableData & { title: string }) {
  const say = useSay();
  const { number } = useFormats();
  const label = say(visitorTexts.tableNamed, { title });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section tabIndex={0} aria-label={label} className="max-h-72 overflow-auto rounded">
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-foam">
          <tr>
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`border-b border-line-strong py-1.5 font-semibold ${at === 0 ? 'text-start' : 'ps-3 text-end'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => {
            const [name, ...values] = row;
            return (
              <tr key={row.join(' ')}>
                <th scope="row" className="py-1.5 text-start font-normal wrap-anywhere">
                  {name}
                </th>
                {values.map((value, at) => (
                  <td key={columns[at + 1]} className="py-1.5 ps-3 text-end tabular-nums">
                    {typeof value === 'number' ? number(value) : value}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
