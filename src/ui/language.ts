/** Text of a shared component, in the language of the page or of the open tab. */
export function byLanguage(english: string, indonesian: string): string {
  return isIndonesian() ? indonesian : english;
}

const isIndonesian = () =>
  typeof document !== 'undefined' && document.documentElement.lang.startsWith('id');

let translateToIndonesian = (sentence: string) => sentence;

/** Installs the translation for English sentences of the server and the schemas. */
export function setTranslation(toIndonesian: (sentence: string) => string) {
  translateToIndonesian = toIndonesian;
}

export const translate = (sentence: string) =>
  isIndonesian() ? translateToIndonesian(sentence) : sentence;
