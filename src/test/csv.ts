/** Rows are by their headings, so that a new column breaks no test of the others. */
export function csvRows(file: string): Record<string, string>[] {
  const [headings = [], ...rows] = file
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));
  return rows.map((cells) =>
    Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])),
  );
}
