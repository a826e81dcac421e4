export function createTally() {
  const counts = new Map<string, number>();
  return {
    add(...key: string[]) {
      const text = key.join('\n');
      counts.set(text, (counts.get(text) ?? 0) + 1);
    },
    rows: (...names: string[]): Record<string, string | number>[] =>
      [...counts].map(([text, count]) => {
        const key = text.split('\n');
        return { ...Object.fromEntries(names.map((name, at) => [name, key[at] ?? ''])), count };
      }),
  };
}
export type Tally = ReturnType<typeof createTally>;
