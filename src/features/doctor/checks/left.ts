import { readerOf, said } from '../../../messages.ts';
import { readLeft } from '../../launch/left-store.ts';
import { checkNames, findingTexts } from './messages.ts';
import { good, type Result, warning } from './result.ts';

/** The others are in the tab. */
const NAMED = 8;

/** What the Overview lists, too. */
export async function checkLeft(deps: Parameters<typeof readLeft>[0]): Promise<Result[]> {
  const [inIndonesian, inEnglish] = await Promise.all([
    readLeft(deps, readerOf('id', 'id')),
    readLeft(deps, readerOf('en', 'en')),
  ]);
  const count = inEnglish.length;
  if (count === 0) return [good(checkNames.left, findingTexts.nothingLeft)];
  const listOf = (left: typeof inEnglish) =>
    left
      .slice(0, NAMED)
      .map(({ text }) => text)
      .concat(left.length > NAMED ? ['…'] : [])
      .join('; ');
  const list = { id: listOf(inIndonesian), en: listOf(inEnglish) };
  return [
    warning(checkNames.left, said(findingTexts.left, { count, list }), findingTexts.leftAdvice),
  ];
}
