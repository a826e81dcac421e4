import { classes } from '../../ui/classes.ts';
import { useLang, useSay } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { partTexts } from './messages.ts';

/**
 * With `lead`, one store is the screen's main button, and the other outlined, or a link on a
 * phone. With `quiet`, both are plain links.
 */
type Look = 'pair' | 'lead' | 'quiet';

const ROWS: Record<Look, string> = {
  pair: 'stores-pair',
  lead: 'stores-lead',
  quiet: 'stores-quiet',
};

const PADDING = 'px-2.5 py-1.5 sm:max-md:gap-3 sm:max-md:px-5 lg:gap-3 lg:px-5';
const BUTTON = `store-outlined min-h-14 justify-center rounded border ${PADDING}`;

const LOOKS: Record<Look, string> = {
  pair: BUTTON,
  lead: BUTTON,
  quiet: 'link min-h-11',
};

type Props = { site: Site; className?: string; look?: Look };

export function StoreButtons({ site, className, look = 'pair' }: Props) {
  const say = useSay();
  const enLang = useLang('en');
  const { app_store, play_store } = site.contact.links;
  if (app_store === '' && play_store === '') return null;
  return (
    <ul className={classes(ROWS[look], className)} lang={enLang}>
      <StoreButton
        href={app_store}
        glyph="-ms-0.5 [mask:url(/icon-ios.svg)_center/contain_no-repeat]"
        over={say(partTexts.appStore)}
        store="App Store"
        tap="app_store"
        look={look}
      />
      <StoreButton
        href={play_store}
        glyph="-ms-1 [mask:url(/icon-android.svg)_center/contain_no-repeat]"
        over={say(partTexts.googlePlay)}
        store="Google Play"
        tap="google_play"
        look={look}
      />
    </ul>
  );
}

type ButtonProps = {
  href: string;
  glyph: string;
  over: string;
  store: string;
  tap: string;
  look: Look;
};

function StoreButton({ href, glyph, over, store, tap, look }: ButtonProps) {
  const say = useSay();
  if (href === '') return null;
  const quiet = look === 'quiet';
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        data-tap={tap}
        className={classes(
          'flex items-center gap-1.5 max-sm:gap-1 transition active:translate-y-px',
          LOOKS[look],
        )}
      >
        {!quiet && (
          // A mask gives the glyph the colour of its words, also one that the visitor chose.
          <span
            aria-hidden="true"
            data-glyph=""
            className={classes(
              'size-6.5 shrink-0 bg-current max-sm:size-6 forced-color-adjust-none print:hidden forced-colors:bg-[LinkText]',
              glyph,
            )}
          />
        )}
        <span className="grid text-start leading-tight whitespace-nowrap">
          <span
            className={classes(
              'text-xs max-sm:tracking-tight sm:[word-spacing:0.12em]',
              quiet && 'sr-only',
            )}
          >
            {over}
          </span>{' '}
          <span className="font-semibold">{store}</span>
        </span>
        <span className="sr-only"> {say(partTexts.newTab)}</span>
      </a>
    </li>
  );
}
