import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { type Language, languages, otherLanguage, type Voice } from '../../../messages.ts';
import { isRecord } from '../../../record.contract.ts';
import { useReader } from '../../reader.tsx';

/** A text of a form and its translation are a pair: `['title', 'translation.title']`. */
export type Translates<Input extends FieldValues> = readonly (readonly [
  text: Path<Input>,
  translation: Path<Input>,
])[];

const languageIn = (values: object): Language =>
  Reflect.get(values, 'language') === 'en' ? 'en' : 'id';
const textIn = (values: object, name: string): string => String(Reflect.get(values, name) ?? '');
function translationIn(values: object): object {
  const translation: unknown = Reflect.get(values, 'translation');
  return isRecord(translation) ? translation : {};
}

export const saidIn = (values: object, language: Language, name: string): string =>
  textIn(language === languageIn(values) ? values : translationIn(values), name);

/** A text that is missing in both languages does not count. */
export const missingIn = (values: object, language: Language): string[] =>
  Object.keys(translationIn(values)).filter(
    (name) =>
      saidIn(values, language, name) === '' && saidIn(values, otherLanguage(language), name) !== '',
  );

/**
 * Shows an entry in the language of whoever reads the dashboard; a text that is missing in it stays
 * in the other one, and in the mixed voice all texts are as they were written first.
 */
function asRead<Values extends object>(values: Values, voice: Voice): Values {
  if (voice === 'mixed') return values;
  const texts = Object.keys(translationIn(values)).map((name) => [
    name,
    saidIn(values, voice, name) || saidIn(values, otherLanguage(voice), name),
  ]);
  return { ...values, ...Object.fromEntries(texts) };
}

export function useAsRead() {
  const { voice } = useReader();
  return <Values extends object>(values: Values) => asRead(values, voice);
}

/** What staff wrote in these fields may be in another language than the dashboard. */
export function useLangOf() {
  const { voice } = useReader();
  return (entry: object, ...fields: string[]): Language | undefined => {
    if (voice !== 'mixed')
      return missingIn(entry, voice).some((name) => fields.includes(name))
        ? otherLanguage(voice)
        : undefined;
    const written: unknown = Reflect.get(entry, 'language');
    return languages.find((language) => language === written);
  };
}

/** An entry in the other language only counts as written in that one. */
function writtenFirst<Values extends object>(values: Values): Values {
  const translation = translationIn(values);
  const names = Object.keys(translation);
  const isEmpty = (of: object) => names.every((name) => textIn(of, name).trim() === '');
  if (!isEmpty(values) || isEmpty(translation)) return values;
  return {
    ...values,
    ...translation,
    language: otherLanguage(languageIn(values)),
    translation: Object.fromEntries(names.map((name) => [name, ''])),
  };
}

export function useTwoLanguages<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  translates: Translates<Input>,
) {
  const values = useWatch({ control: form.control });
  const main = languageIn(values);
  const nameIn = (language: Language, text: Path<Input>) =>
    language === main ? text : (translates.find(([original]) => original === text)?.[1] ?? text);
  const hasError = (language: Language, text: Path<Input>) =>
    form.getFieldState(nameIn(language, text), form.formState).error !== undefined;
  return {
    main,
    nameIn,
    missing: (language: Language) => missingIn(values, language),
    wrong: (of?: string[]) =>
      languages.filter((language) =>
        translates.some(([text]) => (of?.includes(text) ?? true) && hasError(language, text)),
      ),
    writeFirst: () => form.reset(writtenFirst, { keepDefaultValues: true }),
  };
}
