import { createContext, type ReactNode, use } from 'react';
import {
  type Language,
  languageOf,
  type Message,
  type Reader,
  say,
  split,
  textOf,
  type Values,
  type ValuesOf,
  type Voice,
} from '../messages.ts';
import { inVoice, type PageLink } from '../pages.contract.ts';

/** Addresses of the page's voice begin with `prefix`: nothing, `/id` or `/en`. */
export type PageReader = Reader & { prefix: string };

/** The server provides it. In a browser, the document says for whom it was drawn. */
export const ReaderContext = createContext<PageReader | null>(null);

export const useReader = (): PageReader => use(ReaderContext) ?? pageReader();

/** Call it in a browser only. */
export function pageReader(): PageReader {
  const { lang, dataset } = document.documentElement;
  const { voice, prefix = '' } = dataset;
  return {
    voice: voice === 'id' || voice === 'en' ? voice : 'mixed',
    lang: lang.startsWith('id') ? 'id' : 'en',
    prefix,
  };
}

/** Use it as `const say = useSay()`, then `say(texts.found, { count })`. */
export function useSay() {
  const reader = useReader();
  return <Names extends string>(message: Message<Names>, ...given: ValuesOf<Names>): string =>
    say(reader, message, ...given);
}

/** Call it in a browser, outside components. */
export const sayHere = <Names extends string>(
  message: Message<Names>,
  ...given: ValuesOf<Names>
): string => say(pageReader(), message, ...given);

/** Puts elements into a sentence: `<Sentence of={texts.consent} policy={<a href="…">…</a>} />`. */
export function Sentence<Names extends string>({
  of: message,
  ...given
}: { of: Message<Names> } & Values<Names, ReactNode>): ReactNode {
  const reader = useReader();
  const pieces = split<ReactNode>(textOf(message, reader), languageOf(message, reader), given);
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
    <Piece key={place}>{piece}</Piece>
  ));
}

const Piece = ({ children }: { children: ReactNode }) => children;

/** A part may have a language of its own in the mixed voice; a whole voice has one language. */
export function useLang(mixed: Language): Language | undefined {
  return useReader().voice === 'mixed' ? mixed : undefined;
}

/** Use it as `const to = useTo()`, then `to('/contact')`. */
export function useTo(): (link: PageLink) => string {
  const { prefix } = useReader();
  return (link) => inVoice(prefix, link);
}

export function setPageReader(voice: Voice, lang: Language): void {
  const { documentElement } = document;
  if (documentElement.lang !== lang) documentElement.lang = lang;
  if (documentElement.dataset.voice !== voice) documentElement.dataset.voice = voice;
}
