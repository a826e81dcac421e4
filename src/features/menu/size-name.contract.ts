import type { Message } from '../../messages.ts';
import { sizeTexts } from './visitor.messages.ts';

/** Staff may have written a common size in either language. */
const known = new Map<string, Message<never>>(
  Object.values(sizeTexts).flatMap((text) => [
    [text.id.toLowerCase(), text] as const,
    [text.en.toLowerCase(), text] as const,
  ]),
);

export const sizeName = (name: string): Message<never> =>
  known.get(name.toLowerCase()) ?? { id: name, en: name };
