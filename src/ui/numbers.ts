const grouped = new Intl.NumberFormat('id-ID');

/** "1.000.000" */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** "1 visit", "1.000 visits" */
export function formatCount(count: number, unit: string, plural = 's'): string {
  return `${formatNumber(count)} ${unit}${count === 1 ? '' : plural}`;
}
