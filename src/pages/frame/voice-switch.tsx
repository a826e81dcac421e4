import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { alternatesOf } from './alternates.ts';
import { frameTexts } from './messages.ts';

const NAMES = {
  mixed: { short: 'ID + EN', full: 'Indonesia + English', lang: undefined },
  id: { short: 'ID', full: 'Bahasa Indonesia', lang: 'id' },
  en: { short: 'EN', full: 'English', lang: 'en' },
};

type Props = {
  site: Site;
  path: string;
  full?: boolean;
  className?: string;
};

/** A narrow bar has room for one language: the one in which the page is not. */
export function VoiceSwitch({ site, path, full = false, className }: Props) {
  const say = useSay();
  const { lang: read } = useReader();
  const voices = voicesAt(site, path);
  if (voices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset, as nothing is filled in
    <div
      role="group"
      aria-label={say(frameTexts.language)}
      className={classes('flex flex-wrap', className)}
    >
      {voices.map(({ voice, href }) => {
        const { short, full: name, lang } = NAMES[voice];
        return (
          <span
            key={voice}
            className={classes(
              "flex items-center not-first:before:font-bold not-first:before:opacity-60 not-first:before:content-['·']",
              !full && (voice === site.voice || voice === read) && 'max-xl:hidden',
            )}
          >
            <a
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={voice === site.voice ? 'true' : undefined}
              className={classes(
                'flex min-h-11 min-w-11 items-center justify-center rounded text-sm font-semibold underline-offset-4 transition hover:bg-current/8 aria-[current]:underline aria-[current]:decoration-2',
                full && 'px-2.5',
              )}
            >
              {full ? name : short}
              {!full && <span className="sr-only">, {name}</span>}
            </a>
          </span>
        );
      })}
    </div>
  );
}

/** If the site has Indonesian and English, the switch leaves out the mixed voice. */
function voicesAt(site: Site, path: string) {
  const voices = alternatesOf({ ...site, url: '' }, path || '/').filter(
    ({ hrefLang, voice }) => voice === 'mixed' || hrefLang !== 'x-default',
  );
  const whole = voices.filter(({ voice }) => voice !== 'mixed');
  return whole.length === 2 ? whole : voices;
}
