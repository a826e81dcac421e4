export function findCycles(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();

  function visit(node: string, path: string[]) {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node]);
    else if (!done.has(node)) {
      for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
      done.add(node);
    }
  }

  for (const node of graph.keys()) visit(node, []);
  return cycles;
}
