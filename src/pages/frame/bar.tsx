import { pageTitles } from '../../pages.messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useLang, useSay, useTo } from '../../ui/reader.tsx';
import { whatsappLink } from '../../ui/whatsapp-link.ts';
import { useHours, WholeTimes } from '../parts/hours.tsx';
import { isChain } from '../parts/outlets.tsx';
import type { Site } from '../site.ts';
import { ChatLink, type Chatting } from './chat.tsx';
import { isOpenPage, moreLinks, ON_TABLET, pageLinks } from './links.ts';
import { Logo } from './logo.tsx';
import { frameTexts } from './messages.ts';
import { ownLinks } from './own-links.ts';
import { VoiceSwitch } from './voice-switch.tsx';

/** Who sees no difference in colour sees the line. */
const CURRENT = 'decoration-2 underline-offset-8 aria-[current]:underline';

const linkClasses = `flex min-h-11 items-center rounded px-3.5 font-semibold transition hover:bg-ink/8 aria-[current]:text-caramel-deep ${CURRENT}`;

/** The menu is a `<details>`, so that it works without JavaScript. */
export function Bar({ site, path, chat }: { site: Site; path: string; chat: Chatting | null }) {
  const say = useSay();
  const to = useTo();
  // Members log in on another site; staff sign in at `/login`.
  const links = pageLinks.filter(({ address }) => isOpenPage(site, address));
  const own = ownLinks(site, 'bar');
  // On a wide screen two take the room of the buttons, which move into the folded menu.
  const isCrowded = own.length > 1;
  const login = { href: site.contact.links.member_site, text: say(frameTexts.login) };
  return (
    <header lang={useLang('en')} className="fixed inset-x-0 top-0 z-40 p-2 sm:p-3 print:hidden">
      <div
        data-bar
        className="relative mx-auto flex max-w-page items-center gap-2 rounded bg-paper/99 py-1.5 ps-4 pe-1.5 text-sm ring-1 ring-ink/5 transition data-scrolled:-translate-y-2 data-scrolled:shadow data-scrolled:rounded-t-none data-scrolled:bg-paper sm:data-scrolled:-translate-y-3"
      >
        <a
          href={to('/')}
          className="-ms-1.5 me-auto flex min-h-11 min-w-0 items-center rounded px-1.5"
          aria-label={site.contact.brand.name}
        >
          <Logo site={site} />
        </a>
        {/* Words may break, so without `shrink-0` a long name would squeeze the links. */}
        <nav aria-label={say(frameTexts.main)} className="hidden shrink-0 md:block">
          <ul className="flex max-xl:[&_a]:px-2">
            {links.map((link, index) => (
              <li key={link.address} className={index < ON_TABLET ? '' : 'hidden lg:block'}>
                <BarLink {...link} path={path} />
              </li>
            ))}
            {own.map(({ href, title }) => (
              <li key={href} className="hidden xl:block">
                <OwnLink href={href} title={title} />
              </li>
            ))}
            {login.href && (
              <li className="hidden lg:block">
                <OutLink {...login} />
              </li>
            )}
          </ul>
        </nav>
        <BarButton
          address="/menu"
          path={path}
          className={classes('max-md:hidden', isCrowded && 'xl:hidden')}
        />
        {isChain(site) && !isCrowded && (
          <BarButton
            address="/outlets"
            path={path}
            className={own.length === 0 ? 'max-lg:hidden' : 'max-xl:hidden'}
          />
        )}
        <VoiceSwitch
          site={site}
          path={path}
          className="shrink-0 items-center max-xl:*:before:hidden xl:before:h-5 xl:before:w-px xl:before:bg-line-strong"
        />
        {/* In the corner of a narrow screen it would cover words and pictures. */}
        {chat && (
          <ChatLink
            site={site}
            chat={chat}
            className="size-11 shrink-0 bg-pandan-tint text-pandan-deep lg:hidden"
          />
        )}
        <details
          className={classes(
            'group shrink-0',
            !isCrowded && (own.length === 0 ? 'lg:hidden' : 'xl:hidden'),
          )}
        >
          <summary className="relative z-1 flex size-11 cursor-pointer list-none items-center justify-center rounded hover:bg-ink/8 [&::-webkit-details-marker]:hidden">
            <span className="sr-only">{say(frameTexts.menu)}</span>
            <svg
              width="24"
              height="24"
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path className="group-open:hidden" d="M4 7h16M4 12h16M4 17h16" />
              <path className="hidden group-open:inline" d="m6 6 12 12M18 6 6 18" />
            </svg>
          </summary>
          {/* A tap on the dark page closes the menu. */}
          <div
            aria-hidden="true"
            data-scrim=""
            className="absolute -top-2 -left-2 -z-1 not-in-open:hidden h-[calc(100dvh+0.75rem)] w-dvw bg-ink/55 sm:-top-3 sm:-left-3"
          />
          <nav
            aria-label={say(frameTexts.menu)}
            className="absolute inset-x-0 top-full mt-1 not-in-open:hidden max-h-[calc(100dvh-5.5rem)] overflow-y-auto rounded bg-foam p-3 text-base shadow md:left-auto md:w-88"
          >
            <First site={site} path={path} isCrowded={isCrowded} />
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-2">
              {links.map((link, index) => (
                <li
                  key={link.address}
                  className={classes(index < ON_TABLET && 'md:hidden', 'lg:hidden')}
                >
                  <BarLink {...link} path={path} />
                </li>
              ))}
              {own.map(({ href, title }) => (
                <li key={href} className="xl:hidden">
                  <OwnLink href={href} title={title} />
                </li>
              ))}
              {login.href && (
                <li className="lg:hidden">
                  <OutLink {...login} />
                </li>
              )}
            </ul>
            <Visit site={site} path={path} hasChat={chat !== null} />
            <VoiceSwitch
              site={site}
              path={path}
              full
              className="mt-2 -mb-1 border-t border-line px-1 pt-1 lg:hidden"
            />
          </nav>
        </details>
      </div>
    </header>
  );
}

function OwnLink({ href, title }: { href: string; title: string }) {
  return (
    <a href={href} className={linkClasses}>
      {title}
    </a>
  );
}

function currentIn(section: string, path: string) {
  if (path === section || path.startsWith(`${section}?`)) return 'page';
  return path.startsWith(`${section}/`) ? 'true' : undefined;
}

const firstTexts = { '/menu': pageTitles.menu, '/outlets': pageTitles.outlets };

type BarButtonProps = { address: keyof typeof firstTexts; path: string; className: string };

function BarButton({ address, path, className }: BarButtonProps) {
  const say = useSay();
  const to = useTo();
  return (
    <ButtonLink
      href={to(address)}
      variant="secondary"
      aria-current={currentIn(address, path)}
      className={classes('shrink-0', CURRENT, className)}
    >
      {say(firstTexts[address])}
    </ButtonLink>
  );
}

/** From a tablet on, the menu is in the bar already, unless own pages need its room. */
function First({ site, path, isCrowded }: { site: Site; path: string; isCrowded: boolean }) {
  const say = useSay();
  const to = useTo();
  const addresses = isChain(site) ? (['/menu', '/outlets'] as const) : (['/menu'] as const);
  return (
    <p
      className={classes(
        'mb-2 flex gap-x-2 *:flex-1',
        isChain(site) ? 'md:*:first:hidden' : 'md:hidden',
        isCrowded && (isChain(site) ? 'xl:*:first:flex' : 'xl:flex'),
      )}
    >
      {addresses.map((address) => (
        <a
          key={address}
          href={to(address)}
          className={`${linkClasses} heading-display min-h-14 bg-caramel-deep/14 text-2xl`}
          aria-current={currentIn(address, path)}
        >
          {say(firstTexts[address])}
        </a>
      ))}
    </p>
  );
}

function Visit({ site, path, hasChat }: { site: Site; path: string; hasChat: boolean }) {
  const say = useSay();
  const { embeds, info } = site.contact;
  // The bar may have the button already.
  const chat = !hasChat && info.whatsapp && whatsappLink(info.whatsapp, info.whatsapp_greeting);
  const hours = useHours(site, 'home');
  const to = useTo();
  const more = moreLinks(site);
  const directions = isChain(site) ? '' : embeds.map_link;
  return (
    <div className="mt-1 border-t border-line pt-1 text-sm">
      {more.length > 0 && (
        <p className="flex flex-wrap">
          {more.map(({ address, text }) => (
            <a
              key={address}
              href={to(address)}
              className={linkClasses}
              aria-current={currentIn(address, path)}
            >
              {say(text)}
            </a>
          ))}
        </p>
      )}
      {!isChain(site) && hours && (
        <p className="px-3.5 py-1 font-semibold">
          <WholeTimes text={hours} />
        </p>
      )}
      {(chat || directions) && (
        <p className="flex flex-wrap">
          {directions && <OutLink href={directions} text={say(frameTexts.maps)} tap="directions" />}
          {chat && <OutLink href={chat} text="WhatsApp" tap="whatsapp" />}
        </p>
      )}
    </div>
  );
}

function OutLink({ href, text, tap }: { href: string; text: string; tap?: string }) {
  const say = useSay();
  return (
    <a href={href} className={linkClasses} target="_blank" rel="noopener noreferrer" data-tap={tap}>
      {text}
      <span className="sr-only"> {say(frameTexts.newTab)}</span>
    </a>
  );
}

function BarLink({ address, text, path }: (typeof pageLinks)[number] & { path: string }) {
  const say = useSay();
  const to = useTo();
  const current = address === path ? 'page' : undefined;
  return (
    <a href={to(address)} className={linkClasses} aria-current={current}>
      {say(text)}
    </a>
  );
}
