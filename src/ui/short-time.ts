const zone = { timeZone: 'Asia/Jakarta' } as const;
const day = new Intl.DateTimeFormat('id-ID', { ...zone, day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('id-ID', { ...zone, timeStyle: 'short' });

/** "21 Nov 18.40"; in a file of its own because operators' commands cannot load JSX. */
export function formatShort(iso: string): string {
  const date = new Date(iso);
  return `${day.format(date)} ${clock.format(date)}`;
}
