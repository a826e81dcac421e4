import type { Language } from '../../messages.ts';

/**
 * A text in another language than its page ends with that language in invisible characters (Unicode
 * tags). Once the page is HTML, they become `lang` attributes, so components need no code for this.
 */
const START = '\u{E0001}';
const MARK = /\u{E0001}([\u{E0061}-\u{E007A}]{2})/gu;
const OFFSET = 0xe0000;

export const languageMark = (language: Language): string =>
  START + Array.from(language, (letter) => tagOf(letter.charCodeAt(0) + OFFSET)).join('');
const tagOf = (code: number) => String.fromCodePoint(code);

/** Pages render some texts line by line, so every line is marked. */
export const markLines = (text: string, mark: string): string =>
  text.replaceAll(/[^\n]+/g, (line) => line + mark);

export const markBlocks = (html: string, mark: string): string =>
  /<\/\w+>/.test(html)
    ? html.replaceAll(/<\/(p|li|h\d|blockquote)>/g, (tag) => mark + tag)
    : html + mark;

export const withoutLanguages = (text: string): string => text.replaceAll(MARK, '');

const languageIn = (text: string): string | undefined => {
  const [found] = text.matchAll(MARK);
  const letters = found?.[1];
  return (
    letters && Array.from(letters, (tag) => tagOf((tag.codePointAt(0) ?? 0) - OFFSET)).join('')
  );
};

const READ_ALOUD = /\s(?:alt|title|aria-label|placeholder)="[^"\u{E0001}]*\u{E0001}[^"]*/u;
const LANG = /\slang="(\w+)"/;

/** The attributes go to the elements around the marks. */
export function withLangAttributes(html: string): string {
  if (!html.includes(START)) return html;
  // React writes `<` and `>` in texts and attributes as entities, so every second piece is a tag.
  const pieces = html.split(/(<[^<>]*>)/);
  const open: number[] = [];
  const langAround = (tags: number[]) => {
    const known = tags.findLast((place) => LANG.test(pieces[place] ?? ''));
    return LANG.exec(pieces[known ?? -1] ?? '')?.[1];
  };
  const speak = (place: number, language: string | undefined) => {
    const tag = pieces[place] ?? '';
    const isText = !/^<(script|title)\b/.test(tag) && !LANG.test(tag);
    if (language && isText && language !== langAround(open)) {
      pieces[place] = tag.replace(/^<[\w-]+/, (start) => `${start} lang="${language}"`);
    }
  };
  for (const [place, piece] of pieces.entries()) {
    if (place % 2 === 0) speak(open.at(-1) ?? -1, languageIn(piece));
    else if (piece.startsWith('</')) open.pop();
    else if (!piece.startsWith('<!')) {
      if (!piece.endsWith('/>')) open.push(place);
      const [attribute = ''] = READ_ALOUD.exec(piece) ?? [];
      speak(place, languageIn(attribute));
    }
  }
  return withoutLanguages(pieces.join(''));
}
