/** Fails with the whole list where vitest's own comparison would shorten it. */
export function expectNothing(found: string[], where = 'found') {
  if (found.length > 0) throw new Error(`${where}:\n${[...new Set(found)].join('\n')}`);
}
