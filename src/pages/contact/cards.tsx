import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { useReader, useSay } from '../../ui/reader.tsx';
import { Breakable } from '../parts/breakable.tsx';
import { hoursAt, WholeTimes } from '../parts/hours.tsx';
import { partTexts } from '../parts/messages.ts';
import type { Site } from '../site.ts';
import { contactPageTexts } from './messages.ts';

type Card = {
  icon: LucideIcon;
  title: string;
  text: string;
  href?: string;
  tap?: string;
};

export function Cards({ site }: { site: Site }) {
  const say = useSay();
  const reader = useReader();
  const { info, embeds } = site.contact;
  const cards: Card[] = [
    {
      icon: MapPin,
      title: say(contactPageTexts.address),
      text: info.address.replaceAll(/\bNo\. (?=\d)/g, 'No.\u00a0'),
      href: embeds.map_link,
      tap: 'directions',
    },
    {
      icon: Phone,
      title: say(contactPageTexts.phone),
      text: info.phone.replaceAll(' ', '\u00a0'),
      href: `tel:${info.phone.replaceAll(/[^\d+]/g, '')}`,
    },
    {
      icon: Mail,
      title: say(contactPageTexts.email),
      text: info.email,
      href: `mailto:${info.email}`,
    },
    { icon: Clock, title: say(contactPageTexts.hours), text: hoursAt(site, 'home', reader) },
  ];
  const known = cards.filter(({ text }) => text !== '');
  if (known.length === 0) return null;
  return (
    <div className="container-page relative -mt-14 sm:mt-10 print:mt-6">
      <ul className="card grid divide-line shadow max-sm:divide-y sm:grid-cols-2 sm:max-xl:*:odd:border-e sm:max-xl:*:nth-[n+3]:border-t sm:max-xl:*:border-line xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:divide-x xl:text-sm">
        {known.map((card) => (
          <ContactCard key={card.title} {...card} />
        ))}
      </ul>
    </div>
  );
}

function ContactCard({ icon: Icon, title, text, href, tap }: Card) {
  const say = useSay();
  const external = href?.startsWith('https:')
    ? { target: '_blank', rel: 'noopener noreferrer' }
    : {};
  return (
    <li className="flex gap-3 p-5 break-inside-avoid max-sm:items-center max-sm:py-1 max-[18rem]:p-3 xl:gap-2.5 xl:px-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full max-[18rem]:hidden bg-caramel-tint text-caramel-deep">
        <Icon size={22} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 pt-2 xl:pt-2.5">
        <h2 className="text-sm text-ink-soft xl:text-xs">{title}</h2>
        {href ? (
          <a
            href={href}
            data-tap={tap}
            className="flex min-h-11 py-1.5 sm:-mb-2 whitespace-pre-line wrap-anywhere font-semibold underline decoration-line-strong underline-offset-4 hover:text-caramel-deep"
            {...external}
          >
            <span className="block text-balance">
              {href.startsWith('mailto:') ? <Breakable text={text} /> : text}
              {href.startsWith('https:') && (
                <span className="sr-only"> {say(partTexts.newTab)}</span>
              )}
            </span>
          </a>
        ) : (
          <p className="pt-1.5 pb-3 font-semibold sm:pb-0">
            <WholeTimes text={text} />
          </p>
        )}
      </div>
    </li>
  );
}
