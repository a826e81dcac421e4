import { useSay } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { alternatesOf } from './alternates.ts';
import { frameTexts } from './messages.ts';

const NAMES = { mixed: 'ID + EN', id: 'ID', en: 'EN' };
const FULL_NAMES = { mixed: 'Indonesia + English', id: 'Bahasa Indonesia', en: 'English' };
const LANGUAGES = { mixed: undefined, id: 'id', en: 'en' };

/** The same page in the site's other voices. */
export function VoiceSwitch({ site, path }: { site: Site; path: string }) {
  const say = useSay();
  const voices = alternatesOf({ ...site, url: '' }, path || '/').filter(
    ({ hrefLang, voice }) => voice === 'mixed' || hrefLang !== 'x-default',
  );
  if (voices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset, as nothing is filled in
    <div role="group" aria-label={say(frameTexts.language)} className="flex">
      {voices.map(({ voice, href }) => (
        <a
          key={voice}
          href={href}
          lang={LANGUAGES[voice]}
          hrefLang={LANGUAGES[voice]}
          aria-current={voice === site.voice ? 'true' : undefined}
          className="flex min-h-11 min-w-11 items-center justify-center rounded px-2 text-sm font-semibold transition hover:bg-ink/8 aria-[current]:underline aria-[current]:underline-offset-4"
        >
          <span aria-hidden="true">{NAMES[voice]}</span>
          <span className="sr-only">{FULL_NAMES[voice]}</span>
        </a>
      ))}
    </div>
  );
}
