const CODE =
  /^[\w:./?#=&…*@-]*[/_:=#*…?][\w:./?#=&…*@-]*$|^[a-z]+[A-Z]\w*$|^[a-z\d]+([.-][a-z\d]+)+$/;
/** Of Tailwind. */
const CLASSES = /(^| )(([\w-]+:)+[\w-]|(px|py|p|m|mt|gap|text|border|bg|min-h|rounded)-[\w[])/;
const HTTP = /^[A-Z]+ [a-z.]*[A-Z/]/;
/** A capital, or a value, and another word; or several plain words. */
const SENTENCE =
  /^(\P{L}*\p{Lu}\p{Ll}*\P{L}* \P{L}*\p{L}|\P{L}*[…\d]\P{L}* \p{Ll}+( |$)|\p{Ll}+ \p{Ll}+ \p{Ll}{2,})/u;

/** Any word at all, as `People` between two tags. */
export const isAny = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));

/** A word is enough where people surely read it; where the name of the place says so, a capital. */
export function isSentence(text: string, place: 'shown' | 'named' | 'unknown'): boolean {
  if (!isAny(text) || CODE.test(text)) return false;
  if (place === 'shown') return true;
  return place === 'named'
    ? !/^[a-z]+$/.test(text)
    : SENTENCE.test(text) && !HTTP.test(text) && !CLASSES.test(text);
}
