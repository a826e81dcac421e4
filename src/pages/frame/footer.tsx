import type { ReactNode } from 'react';
import type { Message } from '../../messages.ts';
import type { PageAddress } from '../../pages.contract.ts';
import { pageTitles } from '../../pages.messages.ts';
import { classes } from '../../ui/classes.ts';
import { useLang, useSay, useTo } from '../../ui/reader.tsx';
import { whatsappLink } from '../../ui/whatsapp-link.ts';
import { Breakable } from '../parts/breakable.tsx';
import { useHours, WholeTimes } from '../parts/hours.tsx';
import { isChain, OutletsLink } from '../parts/outlets.tsx';
import type { Site } from '../site.ts';
import { isOpenPage, legalLinks, moreLinks, quickLinks } from './links.ts';
import { Logo } from './logo.tsx';
import { frameTexts } from './messages.ts';
import { isHidden, ownLinks } from './own-links.ts';
import { VoiceSwitch } from './voice-switch.tsx';
import { Wordmark } from './wordmark.tsx';

type Link = {
  href: string;
  text: string;
  external?: boolean;
  tap?: string;
  isWide?: boolean;
};

export function Footer({ site, path }: { site: Site; path: string }) {
  const say = useSay();
  const to = useTo();
  const [idLang, enLang] = [useLang('id'), useLang('en')];
  const { brand, info, links, rating } = site.contact;
  const hours = useHours(site, 'home');
  const rates = site.rewardsRatings && rating.link === 'on' && rating.link_text !== '';
  const app: Link[] = [
    { href: links.app_store, text: 'App Store', external: true, tap: 'app_store' },
    { href: links.play_store, text: 'Google Play', external: true, tap: 'google_play' },
    { href: links.social, text: 'Instagram', external: true },
    { href: rates ? to('/rating') : '', text: rating.link_text },
    {
      href: info.whatsapp && whatsappLink(info.whatsapp, info.whatsapp_greeting),
      text: 'WhatsApp',
      external: true,
      tap: 'whatsapp',
    },
  ];
  const appTitle = site.hasApp
    ? say(frameTexts.app, { name: brand.app_name }).trim()
    : say(frameTexts.elsewhere);
  const knowsAddress = [info.address, hours, info.phone, info.email, isChain(site)].some(Boolean);
  const own = ownLinks(site, 'footer').map(({ href, title }) => ({ href, text: title }));
  const linkOf = ({ address, text }: { address: PageAddress; text: Message<never> }): Link => ({
    href: to(address),
    text: say(text),
    isWide: address === '/faqs' || address === '/team',
  });
  return (
    <footer lang={enLang} className="on-dark pb-4 max-sm:flex max-sm:flex-col sm:pb-6 print:hidden">
      <div className="container-page grid gap-x-10 gap-y-2 pt-1 sm:gap-y-8 sm:py-10 sm:max-lg:grid-cols-4 sm:max-lg:gap-x-6 lg:flex lg:pt-14 lg:pb-8">
        <div className="sm:max-lg:col-span-full sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6 lg:flex-5 xl:flex-4">
          <div className="max-sm:hidden">
            <div className="lg:h-[calc(1lh+2.75rem)] lg:text-sm">
              <Logo site={site} light />
            </div>
            {brand.tagline && (
              <p className="mt-1 max-w-xs text-paper/80 lg:link-row lg:mt-0" lang={idLang}>
                {brand.tagline}
              </p>
            )}
          </div>
          {knowsAddress && (
            <address className="not-italic text-paper/80 sm:max-lg:-mt-1">
              {isChain(site) && (
                <p className="max-sm:hidden">
                  <OutletsLink site={site} className="link-row hover:underline" />
                </p>
              )}
              {info.address && !isChain(site) && (
                <p className="whitespace-pre-line max-sm:min-h-[2lh]">{info.address}</p>
              )}
              {hours && !isChain(site) && (
                <p className="mt-1">
                  <WholeTimes text={hours} />
                </p>
              )}
              <p className="flex flex-wrap gap-x-3 max-sm:justify-between max-sm:text-xs sm:gap-x-5 lg:grid">
                {info.phone && (
                  <a className="link-row" href={`tel:${info.phone.replaceAll(/[^\d+]/g, '')}`}>
                    {info.phone.replaceAll(' ', '\u00a0')}
                  </a>
                )}
                {info.email && (
                  <a className="link-row" href={`mailto:${info.email}`}>
                    <span>
                      <Breakable text={info.email} />
                    </span>
                  </a>
                )}
              </p>
            </address>
          )}
        </div>
        <FooterList title={appTitle} links={app} />
        <FooterList
          title={say(frameTexts.quickLinks)}
          isMain
          links={[
            ...quickLinks.filter(({ address }) => isOpenPage(site, address)),
            { address: '/menu' as const, text: pageTitles.menu },
            ...(isChain(site) ? [{ address: '/outlets' as const, text: pageTitles.outlets }] : []),
            { address: '/feedback' as const, text: pageTitles.feedback },
            ...moreLinks(site),
          ]
            .map(linkOf)
            .concat(own)}
        />
        <FooterList
          title={say(frameTexts.legal)}
          hasLongLinks
          links={legalLinks.filter(({ address }) => !isHidden(site, address)).map(linkOf)}
        >
          <li className="link-row text-paper/80">{say(frameTexts.cookiePolicy)}</li>
        </FooterList>
      </div>
      <HalalLine site={site} />
      <div className="container-page max-sm:order-first max-sm:pt-5 max-sm:pb-2 sm:mt-4 sm:mb-7">
        <Wordmark name={brand.name} />
      </div>
      <div className="container-page flex flex-wrap items-center justify-between gap-x-6 text-sm text-paper/80">
        <p>
          {`© ${brand.name} `}
          {brand.legal_name && (
            <span className="inline-block before:content-['·_']">{brand.legal_name}</span>
          )}
        </p>
        <VoiceSwitch site={site} path={path} full className="-mx-2.5 max-sm:-order-1" />
      </div>
    </footer>
  );
}

type ListProps = {
  title: string;
  links: Link[];
  isMain?: boolean;
  hasLongLinks?: boolean;
  children?: ReactNode;
};

/** On a phone, longer links get two of three columns. */
const LONG = 14;

function FooterList(props: ListProps) {
  const { title, links, isMain = false, hasLongLinks = false, children } = props;
  const say = useSay();
  const visibleLinks = links.filter(({ href }) => href !== '');
  if (visibleLinks.length === 0) return null;
  return (
    <nav
      aria-label={title}
      className={classes(
        'max-sm:[nav+&]:mt-5',
        isMain ? 'sm:max-lg:col-span-2 lg:flex-4 xl:flex-5' : 'lg:flex-2',
      )}
    >
      <h2 className="text-sm font-semibold text-paper/70">{title}</h2>
      <ul
        className={classes(
          'grid gap-x-6 max-lg:text-sm max-sm:-mt-1 max-sm:gap-x-3 max-sm:*:-my-0.5',
          hasLongLinks
            ? 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]',
          isMain ? 'sm:grid-cols-2 md:max-lg:grid-cols-3 xl:grid-cols-3' : 'sm:block',
        )}
      >
        {visibleLinks.map(({ href, text, external, tap, isWide }) => (
          <li
            key={href}
            className={classes(
              isWide && 'max-sm:hidden',
              !hasLongLinks && text.length > LONG && 'max-sm:col-span-2',
            )}
          >
            <a
              href={href}
              data-tap={tap}
              className="link-row wrap-anywhere hover:underline"
              {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {text}
              {external && <span className="sr-only"> {say(frameTexts.newTab)}</span>}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** It shows nothing until the owner has filled it in. */
function HalalLine({ site }: { site: Site }) {
  const say = useSay();
  const to = useTo();
  const { text, number } = site.contact.halal;
  if (text === '' && number === '') return null;
  return (
    <p className="container-page text-sm text-paper/80">
      <a className="link-row hover:underline" href={to('/menu#halal')}>
        {number ? say(frameTexts.halal, { number }) : text}
      </a>
    </p>
  );
}
