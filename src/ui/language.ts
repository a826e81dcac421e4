/** Words of shared parts, in the language of the page, or of the dashboard's tab they stand on. */
export function byLanguage(english: string, inIndonesian: string): string {
  return isIndonesian() ? inIndonesian : english;
}

const isIndonesian = () =>
  typeof document !== 'undefined' && document.documentElement.lang.startsWith('id');

let inIndonesian = (sentence: string) => sentence;

/** Gives the words for what the server and the schemas say in English on every screen. */
export function translateWith(translate: (sentence: string) => string) {
  inIndonesian = translate;
}

/** A sentence of the server or of a schema, in the language of the page where there are words for it. */
export const translated = (sentence: string) =>
  isIndonesian() ? inIndonesian(sentence) : sentence;
