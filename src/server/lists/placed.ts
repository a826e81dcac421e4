export type Placed = { name: string; part: string; isSearched: boolean };

export function hrefOf(tab: string, { name, part, isSearched }: Placed): string {
  const query = new URLSearchParams(part);
  if (isSearched) query.set('q', name);
  return `/admin/${tab}?${query}`;
}
