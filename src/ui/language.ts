/** Text of a shared component, in the language of the page or of the open tab. */
export function byLanguage(english: string, inIndonesian: string): string {
  return isIndonesian() ? inIndonesian : english;
}

const isIndonesian = () =>
  typeof document !== 'undefined' && document.documentElement.lang.startsWith('id');

let inIndonesian = (sentence: string) => sentence;

/** Installs the translation for English sentences of the server and the schemas. */
export function translateWith(translate: (sentence: string) => string) {
  inIndonesian = translate;
}

export const translated = (sentence: string) =>
  isIndonesian() ? inIndonesian(sentence) : sentence;
