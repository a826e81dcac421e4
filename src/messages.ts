/**
 * Every sentence for people is in a `messages.ts`, in Indonesian and in English. A reader has a
 * voice: wholly Indonesian, wholly English, or mixed, as the specification has it, where each page
 * and each tab has a language of its own.
 */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];
export const voices = ['mixed', ...languages] as const;
export type Voice = (typeof voices)[number];

/** Each language calls itself so. */
export const languageNames: Record<Language, string> = { id: 'Indonesia', en: 'English' };

export const otherLanguage = (language: Language): Language => (language === 'id' ? 'en' : 'id');

/** `lang` is the language of the page or tab around it; in a whole voice, that voice. */
export type Reader = { voice: Voice; lang: Language };

export const readerOf = (voice: Voice, lang: Language): Reader => ({
  voice,
  lang: voice === 'mixed' ? lang : voice,
});

type Text = { id: string; en: string; mixed?: string };

declare const values: unique symbol;
/**
 * These replace `{name}` and `{name:one|other}` in the text. `Message<never>` has no such slot, and
 * fits wherever one with slots is expected.
 */
export type Message<Names extends string = string> = Text & {
  /** It is the language of the mixed voice; without it, that of the page or tab around it. */
  in?: Language;
  [values]?: Names;
};

type NamesIn<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}:${string}` ? Name : Slot) | NamesIn<Rest>
  : never;

type MessagesOf<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends Text
    ? Message<NamesIn<Texts[Key]['id']> | NamesIn<Texts[Key]['en']>>
    : never;
};

/**
 * Defines the sentences of a folder:
 *
 *     export const faqTexts = messages('en', {
 *       add: { id: 'Tambah pertanyaan', en: 'Add FAQ' },
 *       found: { id: '{count} pertanyaan', en: '{count} {count:question|questions}' },
 *     });
 *
 * @param mixed the language that the mixed voice has here, unless a message has a `mixed` text of
 * its own; `around` for shared parts, which follow the page or tab
 */
export function messages<const Texts extends Record<string, Text>>(
  mixed: Language | 'around',
  texts: Texts,
): MessagesOf<Texts>;
export function messages(mixed: Language | 'around', texts: Record<string, Text>): object {
  if (mixed === 'around') return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, { in: mixed, ...text }]),
  );
}

export type Values<Names extends string, Value = string | number> = Record<Names, Value>;
/** A message without values takes no second argument. */
export type ValuesOf<Names extends string, Value = string | number> = [Names] extends [never]
  ? []
  : [values: Values<Names, Value>];

export const languageOf = (message: Message, { voice, lang }: Reader): Language =>
  voice === 'mixed' ? (message.in ?? lang) : voice;

/** Its slots are still in the text. */
export const textOf = (message: Message, reader: Reader): string =>
  (reader.voice === 'mixed' && message.mixed) || message[languageOf(message, reader)];

export function say<Names extends string>(
  reader: Reader,
  message: Message<Names>,
  ...[given]: ValuesOf<Names>
): string {
  return split(textOf(message, reader), languageOf(message, reader), given ?? {}).join('');
}

/** Each value is in its place among the pieces; numbers are written in the language. */
export function split<Value>(
  text: string,
  lang: Language,
  given: Record<string, Value>,
): (Value | string)[] {
  return text.split(/\{([^{}]+)\}/).map((piece, place) => {
    if (place % 2 === 0) return piece;
    const [name = '', forms] = piece.split(':');
    const value = given[name];
    if (forms) return forms.split('|')[value === 1 ? 0 : 1] ?? '';
    return typeof value === 'number' ? value.toLocaleString(intlOf(lang)) : (value ?? '');
  });
}

/** Indonesia writes 21 November and the 24-hour clock, so English is British. */
export const intlOf = (lang: Language): string => (lang === 'id' ? 'id-ID' : 'en-GB');

/** The values of this sentence are known and its reader is not: an error, an answer, a notice. */
export type Localized = Text & { in?: Language };

/** A value that is a message itself is said in the same language. */
export function localized<Names extends string>(
  message: Message<Names>,
  ...[given]: ValuesOf<Names, string | number | Localized>
): Localized {
  const values: Record<string, string | number | Localized> = given ?? {};
  const written = (text: string, lang: Language) =>
    split(text, lang, values)
      .map((value) => (typeof value === 'object' ? value[lang] : value))
      .join('');
  const { id, en, mixed } = message;
  return {
    id: written(id, 'id'),
    en: written(en, 'en'),
    ...(message.in && { in: message.in }),
    ...(mixed && { mixed: written(mixed, message.in ?? 'en') }),
  };
}

/**
 * Zod carries an error as one text, so a message with both its languages is JSON. `unpacked` takes
 * the reader's out of it, where the errors of a form are collected.
 */
export const packed = <Names extends string>(
  message: Message<Names>,
  ...given: ValuesOf<Names, string | number | Localized>
): string => packLocalized(localized(message, ...given));

export const packLocalized = ({ id, en, ...more }: Localized): string =>
  JSON.stringify({ id, en, ...more });

export function unpacked(text: string, reader: Reader): string {
  return sayLocalized(reader, unpackLocalized(text));
}

/** A text that is not packed, such as the answer of a mail server, is the same in every voice. */
export function unpackLocalized(text: string): Localized {
  if (!text.startsWith('{"id":')) return { id: text, en: text };
  try {
    const given: unknown = JSON.parse(text);
    if (isLocalized(given)) return given;
    // A text may only begin like one.
  } catch {}
  return { id: text, en: text };
}

const isLocalized = (given: unknown): given is Localized =>
  typeof given === 'object' &&
  given !== null &&
  'id' in given &&
  'en' in given &&
  typeof given.id === 'string' &&
  typeof given.en === 'string';

export const sayLocalized = (reader: Reader, sentence: Localized): string =>
  reader.voice === 'mixed'
    ? (sentence.mixed ?? sentence[sentence.in ?? reader.lang])
    : sentence[reader.voice];
