import { classes } from '../../ui/classes.ts';
import type { Site } from '../site.ts';

type Props = {
  site: Site;
  className?: string;
  /** On a phone, its own store is the one button and the other a link. */
  lead?: boolean;
};

export function StoreButtons({ site, className, lead = false }: Props) {
  const { app_store, play_store } = site.contact.links;
  if (app_store === '' && play_store === '') return null;
  return (
    <ul
      className={classes(
        // Whether they stand side by side does not depend on how wide the letters of a font are.
        lead
          ? 'stores-lead'
          : 'grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),max-content))] gap-2 sm:gap-3',
        className,
      )}
      lang="en"
    >
      <StoreButton
        href={app_store}
        icon="/icon-ios.svg"
        over="Download on the"
        store="App Store"
        tap="app_store"
      />
      <StoreButton
        href={play_store}
        icon="/icon-android.svg"
        over="Get it on"
        store="Google Play"
        tap="google_play"
      />
    </ul>
  );
}

type ButtonProps = { href: string; icon: string; over: string; store: string; tap: string };

function StoreButton({ href, icon, over, store, tap }: ButtonProps) {
  if (href === '') return null;
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        data-tap={tap}
        className="flex min-h-14 items-center gap-1.5 rounded border border-paper/25 bg-ink px-2.5 py-1.5 sm:max-md:gap-3 sm:max-md:px-5 lg:gap-3 lg:px-5 text-paper transition hover:bg-caramel-deep"
      >
        <img src={icon} alt="" width={26} height={26} fetchPriority="low" className="size-6.5" />
        <span className="grid text-start leading-tight whitespace-nowrap">
          <span className="text-xs">{over}</span> <span className="font-semibold">{store}</span>
        </span>
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </li>
  );
}
