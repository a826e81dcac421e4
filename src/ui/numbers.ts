import { intlOf, type Language } from '../messages.ts';

const formats = {
  id: new Intl.NumberFormat(intlOf('id')),
  en: new Intl.NumberFormat(intlOf('en')),
};

/** Writes "1.000.000", in English "1,000,000". */
export const formatNumber = (value: number, lang: Language = 'id'): string =>
  formats[lang].format(value);
