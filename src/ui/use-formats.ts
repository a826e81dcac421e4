import { type Language, readerOf } from '../messages.ts';
import { formatsOf } from './formats.ts';
import { useReader } from './reader.tsx';

/**
 * Use it as `const { day, number } = useFormats()`, then `day(faq.createdAt)`.
 * @param mixed the language of the sentence around it in the mixed voice, if it has one of its own
 */
export function useFormats(mixed?: Language) {
  const { voice, lang } = useReader();
  return formatsOf(readerOf(voice, mixed ?? lang));
}
