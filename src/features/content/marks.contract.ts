/**
 * In the preview each text carries, unseen, the id of its content, so that a click on the page finds
 * its field. The characters are ones that Unicode gives no shape: a start and the digits 0 to 3.
 */
const START = '\u2060';
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'];
const MARK = new RegExp(`${START}([${DIGITS.join('')}]+)`, 'u');

const markOf = (id: number) =>
  START + Array.from(id.toString(4), (digit) => DIGITS[Number(digit)]).join('');

/** Marks every line, because pages draw some texts line by line. */
export const withMark = (text: string, id: number): string =>
  text.replaceAll(/[^\n]+/g, (line) => line + markOf(id));

/** Marks every paragraph, heading and list entry. */
export const withHtmlMark = (html: string, id: number): string =>
  /<\/\w+>/.test(html)
    ? html.replaceAll(/<\/(p|li|h\d|blockquote)>/g, (tag) => markOf(id) + tag)
    : html + markOf(id);

/** The id of the content that a text comes from; null when it comes from none. */
export function idInMark(text: string): number | null {
  const [, digits] = MARK.exec(text) ?? [];
  return digits
    ? Number.parseInt(Array.from(digits, (digit) => DIGITS.indexOf(digit)).join(''), 4)
    : null;
}
