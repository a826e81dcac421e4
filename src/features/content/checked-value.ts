import { packed } from '../../messages.ts';
import { HttpError } from '../../server/http/errors.ts';
import { type Content, findItem, refusal, tidied } from './contract.ts';
import { refusalTexts } from './messages.ts';
import { sanitiseHtml } from './sanitise.ts';

export function checkedValue(
  { page, section, key, contentType }: Pick<Content, 'page' | 'section' | 'key' | 'contentType'>,
  raw: string,
  hasPicture: boolean,
): string {
  const item = findItem(page, section, key);
  const value = tidied(item, raw);
  const missing = contentType === 'image' && value.startsWith('/') && !hasPicture;
  const sentence = refusal(contentType, item, value) ?? (missing ? refusalTexts.noPicture : null);
  if (sentence) {
    throw new HttpError(400, 'refused_value', sentence, {
      fields: { value: packed<never>(sentence) },
    });
  }
  return contentType === 'html' ? sanitiseHtml(value) : value;
}
