/** Words of shared parts, in the language of the page, or of the dashboard's tab they stand on. */
export function say(english: string, inIndonesian: string): string {
  const isIndonesian =
    typeof document !== 'undefined' && document.documentElement.lang.startsWith('id');
  return isIndonesian ? inIndonesian : english;
}
