import { classes } from '../../ui/classes.ts';
import type { Site } from '../site.ts';

type Props = { site: Site; className?: string };

/** The two ways to the app; each opens its store in a new tab. */
export function StoreButtons({ site, className }: Props) {
  const { app_store, play_store } = site.contact.links;
  if (app_store === '' && play_store === '') return null;
  return (
    <ul className={classes('flex flex-wrap gap-3', className)}>
      <StoreButton
        href={app_store}
        icon="/icon-ios.svg"
        over="Download on the"
        store="App Store"
        tap="app-store"
      />
      <StoreButton
        href={play_store}
        icon="/icon-android.svg"
        over="Get it on"
        store="Google Play"
        tap="play-store"
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
        className="flex min-h-14 items-center gap-3 rounded border border-paper/25 bg-ink px-5 text-paper transition hover:bg-caramel-deep"
      >
        <img src={icon} alt="" width={26} height={26} fetchPriority="low" className="size-6.5" />
        <span className="grid text-start leading-tight">
          <span className="text-xs">{over}</span>
          <span className="font-semibold">{store}</span>
        </span>
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </li>
  );
}
