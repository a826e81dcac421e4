import type { ReactNode } from 'react';
import type { Values } from '../../features/content/contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useLang, useSay, useTo } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { whatsappLink } from '../../ui/whatsapp-link.ts';
import { useHours, WholeTimes } from '../parts/hours.tsx';
import { partTexts } from '../parts/messages.ts';
import { isChain } from '../parts/outlets.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { promoPageTexts, teamPageTexts } from './messages.ts';

export function InTheApp({ site }: { site: Site }) {
  const say = useSay();
  const { app_store, play_store } = site.contact.links;
  if (app_store === '' && play_store === '') return null;
  return (
    <End title={say(promoPageTexts.inTheApp, { app: site.contact.brand.app_name }).trim()}>
      <StoreButtons site={site} look="lead" className="max-sm:w-full" />
    </End>
  );
}

export function ComeBy({ site }: { site: Site }) {
  const say = useSay();
  const to = useTo();
  const hours = useHours(site, 'home');
  return (
    <End title={say(teamPageTexts.comeBy)} text={hours && <WholeTimes text={hours} />}>
      <ButtonLink href={to(isChain(site) ? '/outlets' : '/contact#find-us')} size="lg">
        {say(partTexts.findUs)}
      </ButtonLink>
    </End>
  );
}

export function FollowUs({ site, texts }: { site: Site; texts: Values<'home'>['instagram'] }) {
  const say = useSay();
  const enLang = useLang('en');
  const { social } = site.contact.links;
  if (social === '') return null;
  return (
    <div lang={enLang}>
      <End title={texts.title} text={<WholeWords text={texts.description} />}>
        <ButtonLink href={social} external size="lg" variant="secondary">
          {texts.button_text || 'Instagram'}
          <span className="sr-only"> {say(partTexts.newTab)}</span>
        </ButtonLink>
      </End>
    </div>
  );
}

export function Reach({ site }: { site: Site }) {
  const say = useSay();
  const { info } = site.contact;
  const hours = useHours(site, 'home');
  const chat = info.whatsapp && whatsappLink(info.whatsapp, info.whatsapp_greeting);
  if (!chat && !info.phone && !hours) return null;
  return (
    <ul className="mt-6 divide-y divide-caramel-glow border-t border-caramel-glow max-lg:sm:grid max-lg:sm:grid-cols-[1fr_1fr_auto] max-lg:sm:items-center max-lg:sm:gap-x-8 max-lg:sm:divide-y-0 max-lg:sm:pt-2 max-lg:sm:-mb-3">
      {chat && (
        <li>
          <a
            className="link link-row"
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            data-tap="whatsapp"
          >
            WhatsApp<span className="sr-only"> {say(partTexts.newTab)}</span>
          </a>
        </li>
      )}
      {info.phone && (
        <li>
          <a className="link link-row" href={`tel:${info.phone.replaceAll(/[^\d+]/g, '')}`}>
            {info.phone.replaceAll(' ', '\u00a0')}
          </a>
        </li>
      )}
      {hours && (
        <li className="pt-2.5 max-lg:sm:pt-0">
          <WholeTimes text={hours} />
        </li>
      )}
    </ul>
  );
}

function End({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded bg-caramel-tint p-6 sm:p-8 md:flex-nowrap md:*:last:shrink-0 lg:mt-20 lg:px-12 lg:py-10 print:hidden">
      <div>
        <p className="heading-display text-2xl">{title}</p>
        {text && <p className="mt-1 text-ink-soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}
