/** Fails with the whole list, which vitest's own comparison would shorten. */
export function expectNone(found: string[], where = 'found') {
  if (found.length > 0) throw new Error(`${where}:\n${[...new Set(found)].join('\n')}`);
}
