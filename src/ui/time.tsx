/** Dates and numbers in Indonesian; every time is in WIB (Jakarta). */

const zone = { timeZone: 'Asia/Jakarta' } as const;
const day = new Intl.DateTimeFormat('id-ID', { ...zone, dateStyle: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('id-ID', { ...zone, day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('id-ID', { ...zone, timeStyle: 'short' });
const grouped = new Intl.NumberFormat('id-ID');

/** "21 November 2026 18.40 WIB" */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return `${day.format(date)} ${clock.format(date)} WIB`;
}

/** "21 November 2026" */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** "18.40" */
export function formatClock(iso: string): string {
  return clock.format(new Date(iso));
}

/** "21 Nov" */
export function formatDayAndMonth(iso: string): string {
  return dayAndMonth.format(new Date(iso));
}

/** "1.000.000" */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** "1 visit", "1.000 visits" */
export function formatCount(count: number, unit: string, plural = 's'): string {
  return `${formatNumber(count)} ${unit}${count === 1 ? '' : plural}`;
}

export function Time({ iso, className }: { iso: string; className?: string }) {
  return (
    <time dateTime={iso} className={className}>
      {formatDate(iso)}
    </time>
  );
}
