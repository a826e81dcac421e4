import { ArrowLeft } from 'lucide-react';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { Outlet } from '../../features/outlets/contract.ts';
import type { SpecialHours } from '../../features/outlets/hours/opening.contract.ts';
import { inVoice } from '../../pages.contract.ts';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay, useTo } from '../../ui/reader.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Embed } from '../parts/embed.island.tsx';
import { SPLIT_SIZES } from '../parts/hero-picture.ts';
import type { Site } from '../site.ts';
import { outletPageTexts as t } from './messages.ts';
import { Offers } from './offers.tsx';
import { Row } from './row.tsx';
import { type ShownOutlet, signOf, wholeAddress } from './shown.ts';
import { State } from './state.tsx';
import { Delivery, mapsLinkOf, Ways } from './ways.tsx';
import { isSameEveryDay, OpeningHours, SpecialDays } from './week.tsx';

type Props = {
  site: Site;
  shown: ShownOutlet;
  /** Without others in the same city, they are those of the whole chain. */
  others: ShownOutlet[];
  special: SpecialHours[];
  now: Date;
  /** It is null without coordinates. */
  map: string | null;
};

/** Larger, it would break within its column. */
const LONG_WORD = /\p{L}{7}/u;

export function OutletPage({ site, shown, others, special, now, map }: Props) {
  const say = useSay();
  const to = useTo();
  const { outlet, name, words } = shown;
  const { brand, info } = site.contact;
  const address = wholeAddress(outlet);
  const hours = { outlet, special, now };
  const isSame = isSameEveryDay(hours);
  return (
    <>
      <article
        className={classes(
          'print:bg-transparent',
          outlet.photoUrl
            ? 'split-hero bg-milk'
            : 'kawung-large bg-caramel-tint print:before:hidden',
        )}
      >
        <div className="container-page grid gap-x-16 gap-y-4 pb-12 max-md:pt-18 md:grid-cols-2 md:items-center md:gap-y-6 md:pt-28 lg:gap-x-24 lg:pt-36 lg:pb-20 print:block print:py-0">
          <Picture
            src={outlet.photoUrl ?? site.look.outlet}
            alt={outlet.photoUrl ? outlet.name : ''}
            sizes={SPLIT_SIZES.landscape}
            priority
            className={classes(
              'bg-caramel-tint print:hidden max-md:aspect-[4/3] max-md:rounded',
              outlet.photoUrl
                ? 'md:split-picture right-0 md:absolute!'
                : 'md:order-last md:aspect-square md:rounded',
            )}
          />
          <div>
            <a
              className="link inline-flex min-h-11 items-center gap-2 print:hidden"
              href={to('/outlets')}
            >
              <ArrowLeft size={18} />
              {say(t.back)}
            </a>
            <h1 className="mt-2">
              {name !== outlet.name && <span className="sr-only">{brand.name}</span>}
              {'\n'}
              <span
                className={classes(
                  'heading-display block pb-[0.1em]',
                  LONG_WORD.test(name) ? 'text-6xl' : 'text-7xl',
                )}
              >
                {name}
              </span>
            </h1>
            <div className="mt-3 text-lg md:mt-6 print:hidden">
              <State words={words} />
            </div>
            {outlet.description && (
              <p className="mt-3 max-w-text text-lg text-balance">{outlet.description}</p>
            )}
            <address className="mt-3 text-ink-soft not-italic">
              <p>
                {address}
                {outlet.postalCode && ` ${outlet.postalCode}`}
              </p>
              <CopyButton
                text={[address, outlet.postalCode].filter(Boolean).join(' ')}
                done={say(t.copied)}
                refused={say(t.notCopied)}
                className="link"
              >
                {say(t.copy)}
              </CopyButton>
              <p className="hidden print:block">
                {[outlet.phone, `${site.url}${to(`/outlets/${outlet.slug}`)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </address>
            <Ways outlet={outlet} greeting={info.whatsapp_greeting} />
            <Delivery outlet={outlet} />
          </div>
        </div>{' '}
      </article>
      <div className="bg-milk print:bg-transparent">
        <div className="section container-page grid gap-x-16 gap-y-12 md:grid-cols-2">
          <div className="grid content-start gap-8">
            <OpeningHours {...hours} isSame={isSame} />
            {isSame && <SpecialDays {...hours} isSame />}
          </div>
          <div className="grid content-start gap-12">
            {!isSame && <SpecialDays {...hours} isSame={false} />}
            <Offers outlet={outlet} />
          </div>
        </div>
      </div>
      <Visit site={site} outlet={outlet} map={map} />
      {others.length > 0 && (
        <section className="container-page pb-section print:hidden" aria-labelledby="others">
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <h2 id="others" className="heading-2">
              {others[0]?.outlet.city === outlet.city
                ? say(t.others, { city: outlet.city })
                : say(t.elsewhere)}
            </h2>
            <a className="link link-row" href={to('/outlets')}>
              {say(t.back)}
            </a>
          </div>
          <ul className="outlet-rows mt-2 lg:grid lg:grid-cols-2 lg:gap-x-16 lg:[--align:start] lg:[--shape:8/7] lg:[--tile:12rem]">
            {others.map((other) => (
              <Row key={other.outlet.id} {...other} isDescribed count={others.length} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type VisitProps = Pick<Props, 'site' | 'map'> & { outlet: Outlet };

function Visit({ site, outlet, map }: VisitProps) {
  const say = useSay();
  const to = useTo();
  const { prefix } = useReader();
  const { brand } = site.contact;
  const { name, slug } = outlet;
  return (
    <section className="section print:hidden" aria-labelledby="visit">
      <div className="container-page grid gap-6 md:grid-cols-[2fr_3fr] lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="visit" className="heading-2">
            {say(t.visit)}
          </h2>
          <ul className="mt-3 border-t border-line *:border-b *:border-line">
            <li>
              <a className="link link-row" href={to(`/menu?outlet=${slug}`)}>
                {say(t.menu)}
              </a>
            </li>
            {site.hasApp && (
              <li>
                <a className="link link-row" href={inVoice(prefix, `/app?c=outlet-${slug}`)}>
                  {say(t.order, { app: brand.app_name })}
                </a>
              </li>
            )}
            <li>
              <a className="link link-row" href={to(`/feedback?outlet=${slug}`)}>
                {say(t.feedback)}
              </a>
            </li>
          </ul>
        </div>
        {map && (
          <Embed
            src={map}
            title={say(t.map, { name })}
            sign={signOf(outlet)}
            show={say(t.showMap)}
            link={mapsLinkOf(outlet)}
          />
        )}
      </div>
    </section>
  );
}
