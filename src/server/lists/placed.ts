/** An entry's name, and where in its tab it is. */
export type Placed = { name: string; part: string; isSearched: boolean };

/** Where the dashboard shows an entry. */
export function hrefOf(tab: string, { name, part, isSearched }: Placed): string {
  const query = new URLSearchParams(part);
  if (isSearched) query.set('q', name);
  return `/admin/${tab}?${query}`;
}
