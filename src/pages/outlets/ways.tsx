import type { Outlet } from '../../features/outlets/contract.ts';
import { outletTexts } from '../../features/outlets/messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/reader.tsx';
import { whatsappLink } from '../../ui/whatsapp-link.ts';
import { outletPageTexts as t } from './messages.ts';
import { wholeAddress } from './shown.ts';

type Way = { href: string; text: string; tap: string };

/** Without the owner's link, the map is searched for the coordinates or the address. */
export function mapsLinkOf(outlet: Outlet): string {
  const { mapsLink, latitude, longitude, name } = outlet;
  if (mapsLink) return mapsLink;
  const query = latitude === null ? `${name}, ${wholeAddress(outlet)}` : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** Taps are counted by outlet. */
export function Ways({ outlet, greeting }: { outlet: Outlet; greeting: string }) {
  const say = useSay();
  const { slug, phone, whatsapp } = outlet;
  return (
    <ul className="mt-3 flex flex-wrap gap-2 lg:mt-5 max-lg:*:grow max-lg:*:basis-[8rem] max-lg:*:first:basis-full print:hidden">
      <li>
        <ButtonLink
          href={mapsLinkOf(outlet)}
          external
          size="lg"
          className="max-lg:w-full"
          data-tap={`directions:${slug}`}
        >
          {say(t.directions)}
          <NewTab />
        </ButtonLink>
      </li>
      {whatsapp && (
        <li>
          <ButtonLink
            href={whatsappLink(whatsapp, greeting)}
            external
            variant="secondary"
            size="lg"
            className="max-lg:w-full"
            data-tap={`whatsapp:${slug}`}
          >
            {say(t.whatsapp)}
            <NewTab />
          </ButtonLink>
        </li>
      )}
      {phone && (
        <li>
          <ButtonLink
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            variant="secondary"
            size="lg"
            className="max-lg:w-full"
            data-tap={`call:${slug}`}
          >
            {say(t.call)}
            <span className="sr-only"> {phone.replaceAll(' ', '\u00a0')}</span>
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}

export function Delivery({ outlet }: { outlet: Outlet }) {
  const say = useSay();
  const { slug, gofoodLink, grabfoodLink, shopeefoodLink } = outlet;
  const ways = [
    { href: gofoodLink, text: say(outletTexts.gofoodLink), tap: `gofood:${slug}` },
    { href: grabfoodLink, text: say(outletTexts.grabfoodLink), tap: `grabfood:${slug}` },
    { href: shopeefoodLink, text: say(outletTexts.shopeefoodLink), tap: `shopeefood:${slug}` },
  ].flatMap(({ href, ...way }): Way[] => (href ? [{ href, ...way }] : []));
  if (ways.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 print:hidden">
      <span className="text-sm text-ink-soft max-lg:w-full">{say(t.delivery)}</span>
      {ways.map(({ href, text, tap }) => (
        <a
          key={tap}
          className="link link-row"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-tap={tap}
        >
          {text}
          <NewTab />
        </a>
      ))}
    </p>
  );
}

function NewTab() {
  const say = useSay();
  return <span className="sr-only"> {say(t.newTab)}</span>;
}
