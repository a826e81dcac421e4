import { Clock, type LucideIcon, MapPin, Phone, Store as Shop } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { pageTitles } from '../../pages.messages.ts';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { hoursAt, WholeTimes } from '../parts/hours.tsx';
import { isChain, OutletsLink } from '../parts/outlets.tsx';
import { linesOf, Steps } from '../parts/steps.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { barcodeTexts } from './messages.ts';

type Props = {
  site: Site;
  /** It is false without a code, and if the cashier would refuse it. */
  usable: boolean;
  children: ReactNode;
  /** It stands beside the shop's address on the page that says how to get a reward. */
  friend?: ReactNode;
};

export function BarcodePage({ site, usable, children, friend }: Props) {
  const say = useSay();
  const { reward, brand } = site.contact;
  // Before that, the stores are in the first step.
  const hasAppBelow = usable && site.hasApp;
  return (
    <>
      <div
        className={classes(
          'bg-milk pt-24 pb-12 md:pt-28 lg:pt-34 lg:pb-20 print:bg-transparent print:py-0',
          usable && 'max-sm:pt-20',
        )}
      >
        <div
          className={classes(
            'group container-page grid gap-x-10 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-rows-[auto_auto_1fr] lg:max-xl:grid-cols-[5fr_4fr] xl:gap-x-16 print:block print:space-y-4',
            !usable && 'xl:grid-cols-[1fr_28rem]',
          )}
        >
          {children}
          {(usable || friend || site.rewardsRatings) && (
            <div className="mt-6 md:max-lg:group-has-data-framed:col-span-2 print:mt-4">
              <HowTo
                title={usable ? reward.steps_title : reward.get_steps_title}
                steps={usable ? reward.steps : reward.get_steps}
                first={
                  !usable && (
                    <StoreButtons site={site} look="quiet" className="-mb-2 print:hidden" />
                  )
                }
              />
            </div>
          )}
        </div>
      </div>
      <div className="container-page grid items-end gap-x-10 gap-y-12 pt-14 md:grid-cols-2 md:gap-y-8 lg:grid-cols-[5fr_4fr] xl:grid-cols-[1fr_32rem] lg:pt-20 print:py-3">
        <Store site={site} isAlone={!usable && !friend} />
        {friend}
        {hasAppBelow && (
          <section className="self-start print:hidden" aria-labelledby="app-title">
            <h2 id="app-title" className="heading-2">
              {say(barcodeTexts.app, { app: brand.app_name }).trim()}
            </h2>
            <StoreButtons site={site} className="mt-5" />
          </section>
        )}
        {usable && (
          <Picture
            src="/pictures/cashier.svg"
            alt=""
            className={classes(
              'aspect-[8/5] w-full max-w-xl max-md:mx-auto md:col-start-2 print:hidden',
              !hasAppBelow && 'md:row-span-2',
            )}
          />
        )}
      </div>
    </>
  );
}

type HowToProps = { title: string; steps: string; first: ReactNode };

function HowTo({ title, steps, first }: HowToProps) {
  if (linesOf(steps).length === 0) return first;
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="heading-2 mb-3 sm:mb-5 print:mb-2">
        {title}
      </h2>
      <Steps text={steps} first={first} />
    </section>
  );
}

function Store({ site, isAlone }: { site: Site; isAlone: boolean }) {
  const say = useSay();
  const hours = hoursAt(site, 'barcode', useReader());
  const { info, brand, embeds } = site.contact;
  return (
    <section
      className={classes(
        'self-start md:row-span-2 md:pb-14 lg:pb-20 print:pb-0',
        isAlone && 'col-span-full max-md:pb-14',
      )}
      aria-labelledby="store-title"
    >
      <h2 id="store-title" className="heading-2">
        {brand.name}
      </h2>
      <ul
        className={classes(
          'mt-5 grid gap-x-10 gap-y-2 print:mt-2 print:gap-0',
          isAlone && 'md:grid-cols-2',
        )}
      >
        {isChain(site) && (
          <Fact icon={Shop} label={say(pageTitles.outlets)}>
            <OutletsLink site={site} className="link" />
          </Fact>
        )}
        {info.address && (
          <Fact icon={MapPin} label={say(barcodeTexts.address)}>
            {embeds.map_link ? (
              <a className="link" href={embeds.map_link} target="_blank" rel="noopener noreferrer">
                {info.address}
                <span className="sr-only"> {say(barcodeTexts.newTab)}</span>
              </a>
            ) : (
              info.address
            )}
          </Fact>
        )}
        {hours && (
          <Fact icon={Clock} label={say(barcodeTexts.hours)}>
            <WholeTimes text={hours} />
          </Fact>
        )}
        {info.phone && (
          <Fact icon={Phone} label={say(barcodeTexts.phone)}>
            <a className="link" href={`tel:${info.phone.replaceAll(/[^\d+]/g, '')}`}>
              {info.phone.replaceAll(' ', '\u00a0')}
            </a>
          </Fact>
        )}
      </ul>
    </section>
  );
}

type FactProps = { icon: LucideIcon; label: string; children: ReactNode };

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <li className="flex min-h-11 gap-3 py-2 print:min-h-0 print:py-1">
      <Icon
        aria-hidden="true"
        size={22}
        strokeWidth={1.75}
        className="mt-0.5 shrink-0 text-caramel-deep"
      />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 whitespace-pre-line wrap-anywhere pointer-coarse:[&_a]:py-3">
        {children}
      </span>
    </li>
  );
}
