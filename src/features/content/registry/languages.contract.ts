import type { Language, Voice } from '../../../messages.ts';
import type { Values } from '../contract.ts';

type Settings = Values<'contact'>['languages'];

/** Returns the voice at `/`, and the languages that have addresses of their own. */
export function voicesOf({ main, id, en }: Settings): { mainVoice: Voice; others: Language[] } {
  const mainVoice: Voice = main === 'id' || main === 'en' ? main : 'mixed';
  const offered: Language[] = [
    ...(id === 'on' ? ['id' as const] : []),
    ...(en === 'on' ? ['en' as const] : []),
  ];
  return { mainVoice, others: offered.filter((language) => language !== mainVoice) };
}

/** Returns an empty prefix for a voice without addresses of its own. */
export const prefixFor = (voice: Voice, settings: Settings): string =>
  voicesOf(settings).others.some((language) => language === voice) ? `/${voice}` : '';
