import type { Message } from '../../messages.ts';
import { sizeTexts } from './visitor.messages.ts';

/** Common sizes, in which language staff wrote them. */
const known = new Map<string, Message<never>>(
  Object.values(sizeTexts).flatMap((text) => [
    [text.id.toLowerCase(), text] as const,
    [text.en.toLowerCase(), text] as const,
  ]),
);

export const sizeName = (name: string): Message<never> =>
  known.get(name.toLowerCase()) ?? { id: name, en: name };
