/**
 * In the preview each text carries the id of its content, so that a click finds its field. The id
 * is written in characters that are invisible: a start and the digits 0 to 3.
 */
const START = '\u2060';
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'];
const MARK = new RegExp(`${START}([${DIGITS.join('')}]+)`, 'u');

export const idMark = (id: number): string =>
  START + Array.from(id.toString(4), (digit) => DIGITS[Number(digit)]).join('');

export const withoutMarks = (text: string): string => text.replaceAll(new RegExp(MARK, 'gu'), '');

export function idInMark(text: string): number | null {
  const [, digits] = MARK.exec(text) ?? [];
  return digits
    ? Number.parseInt(Array.from(digits, (digit) => DIGITS.indexOf(digit)).join(''), 4)
    : null;
}
