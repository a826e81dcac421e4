import type { Message } from '../../messages.ts';
import { useSay } from '../../ui/reader.tsx';
import { pictureTexts } from './messages.ts';

const BUILT_IN = new Map<string, Message<never>>(Object.entries(pictureTexts));

/** Only built-in pictures have a known description; `otherwise` is for the owner's own. */
export function useAltOf(): (src: string, otherwise: string) => string {
  const say = useSay();
  return (src, otherwise) => {
    const [, name = ''] = /^\/pictures\/([\w-]+)\.jpg(?:#|$)/.exec(src) ?? [];
    const text = BUILT_IN.get(name);
    return text ? say(text) : otherwise;
  };
}
