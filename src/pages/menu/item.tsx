import { ArrowLeft } from 'lucide-react';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { MenuCard, MenuGroup, MenuOutlet } from '../../features/menu/public-store.ts';
import { Drink } from '../../features/menu/section.tsx';
import { sizeName } from '../../features/menu/size-name.contract.ts';
import { badgeTexts, dietTexts, drinkTexts } from '../../features/menu/visitor.messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { SPLIT_SIZES } from '../parts/hero-picture.ts';
import type { Site } from '../site.ts';
import { atOutlet } from './choice.ts';
import { hasPicture, Items } from './items.tsx';
import { menuPageTexts } from './messages.ts';

type Props = {
  site: Site;
  item: MenuCard;
  group: MenuGroup;
  /** The section that comes next is the first. */
  next: MenuCard[];
  outlet: MenuOutlet | undefined;
  hasOutlets: boolean;
};

const MAX_OTHERS = 4;
/** With fewer photographs on the menu the others are a list. */
const MIN_PICTURED = 3;

export function ItemPage({ site, item, group, next, outlet, hasOutlets }: Props) {
  const { prefix } = useReader();
  const say = useSay();
  const at = outlet?.slug ?? '';
  const here = group.items.filter(({ id }) => id !== item.id);
  const picturedHere = here.filter(hasPicture);
  const pictured =
    picturedHere.length >= MIN_PICTURED
      ? picturedHere
      : [...picturedHere, ...next.filter(hasPicture)];
  // Neighbours without a photograph are listed rather than replaced by other items.
  const isRow = pictured.length >= MIN_PICTURED && (here.length === 0 || picturedHere.length > 0);
  const others = (isRow ? pictured : here).slice(0, MAX_OTHERS);
  return (
    <>
      <div className={classes('bg-milk print:bg-transparent', item.imageUrl && 'lg:split-hero')}>
        <article className="container-page grid gap-x-8 gap-y-3 pb-12 max-md:pt-18 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] md:gap-y-6 md:pt-28 lg:grid-cols-2 lg:gap-x-24 lg:pt-36 lg:pb-20 print:block print:py-0">
          {item.imageUrl && (
            <Picture
              id="photo"
              src={item.imageUrl}
              alt=""
              sizes={SPLIT_SIZES.upright}
              priority
              className="photo-grown left-0 bg-caramel-tint max-md:aspect-20/19 max-lg:rounded md:max-lg:row-span-2 md:max-lg:aspect-auto lg:split-picture lg:absolute! print:hidden"
              // At a desk the bar covers its upper edge.
              imgClassName="max-md:aim-y-40 lg:aim-y-0"
            />
          )}
          <div className="md:col-start-2 md:self-end">
            <div className="flex flex-wrap items-center justify-between gap-x-4 lg:grid lg:gap-y-3">
              <a
                className="link flex min-h-11 items-center gap-2 print:hidden"
                href={inVoice(prefix, `${atOutlet('/menu', at)}#s-${group.key}`)}
              >
                <ArrowLeft size={18} />
                {say(menuPageTexts.back)}
              </a>
              <Badges item={item} outlet={outlet} />
            </div>
            <h1 className="heading-1 md:mt-2">{item.name}</h1>
            {item.description && (
              <p className="mt-2 max-w-112 text-lg sm:mt-4 text-balance text-ink-soft">
                {item.description}
              </p>
            )}
          </div>
          {!item.imageUrl && <PricePanel item={item} />}
          <div className="md:col-start-2">
            {item.imageUrl && (
              <Sizes item={item} className="border-t border-line sm:max-lg:max-w-112" />
            )}
            <Order site={site} item={item} outlet={outlet} hasOutlets={hasOutlets} />
            <Contains item={item} />
          </div>
        </article>
      </div>
      {others.length > 0 && (
        <section className="section overflow-x-clip print:hidden" aria-labelledby="others-title">
          <div className="container-page">
            <h2 className="heading-2" id="others-title">
              {others.every((other) => here.includes(other))
                ? say(menuPageTexts.others, { section: group.name })
                : say(menuPageTexts.alsoOnMenu)}
            </h2>
            {!isRow && <Items items={others} outlet={at} place={null} />}
          </div>
          {isRow && (
            <ul
              aria-labelledby="others-title"
              className="snap-row mt-2 gap-3! sm:mt-4 sm:gap-5! sm:*:flex-1!"
            >
              {others.map((other, index) => (
                <li
                  key={other.id}
                  className={classes(
                    'w-[min(9rem,70vw)]',
                    // It is as high as a row of four.
                    others.length < MAX_OTHERS && 'lg:[&_a>span]:aspect-square',
                  )}
                >
                  <Drink
                    drink={other}
                    place={index}
                    href={inVoice(prefix, atOutlet(`/menu/${other.slug}`, at))}
                    sizes={`(min-width: 64rem) ${Math.round(76 / others.length)}rem, (min-width: 40rem) 45vw, 9rem`}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

function Badges({ item: { badges, soldOut }, outlet }: Pick<Props, 'item' | 'outlet'>) {
  const say = useSay();
  if (badges.length === 0 && !soldOut) return null;
  return (
    <ul className="flex flex-wrap gap-2 text-sm font-semibold">
      {soldOut && (
        <li className="rounded-full bg-danger px-3 py-1 text-foam">
          {outlet
            ? say(menuPageTexts.soldOutAt, { outlet: outlet.name })
            : say(menuPageTexts.soldOut)}
        </li>
      )}
      {badges.map((badge) => (
        <li key={badge} className="rounded-full bg-pandan-tint px-3 py-1 text-pandan-deep">
          {say(badgeTexts[badge])}
        </li>
      ))}
    </ul>
  );
}

/** Without an app, the outlets lead, and where an item is sold out, the other outlets do. */
function Order({
  site,
  item: { soldOut },
  outlet,
  hasOutlets,
}: Pick<Props, 'site' | 'item' | 'outlet' | 'hasOutlets'>) {
  const { prefix } = useReader();
  const say = useSay();
  const { hasApp, contact } = site;
  if (!hasApp && !hasOutlets) return null;
  const order = hasApp && (
    <ButtonLink
      href={inVoice(prefix, '/app')}
      variant={soldOut ? 'secondary' : 'primary'}
      size="lg"
    >
      {say(menuPageTexts.order, { app: contact.brand.app_name })}
    </ButtonLink>
  );
  const there = soldOut ? undefined : outlet;
  const outlets = hasOutlets && (
    <ButtonLink
      href={inVoice(prefix, there ? `/outlets/${there.slug}` : '/outlets')}
      variant={hasApp && !(soldOut && outlet) ? 'secondary' : 'primary'}
      size="lg"
    >
      {there ? there.name : say(menuPageTexts.findOutlet)}
    </ButtonLink>
  );
  return (
    <div className="mt-4 sm:mt-6 flex flex-wrap gap-3 *:flex-auto max-lg:*:basis-56 print:hidden">
      {soldOut ? outlets : order}
      {soldOut ? order : outlets}
    </div>
  );
}

function PricePanel({ item }: Pick<Props, 'item'>) {
  if (item.price === null && item.variants.length === 0) return null;
  return (
    <div className="kawung grid md:col-start-1 md:row-span-2 md:row-start-1 place-items-center rounded bg-caramel-tint px-5 py-10 [--kawung-opacity:0.05] md:min-h-80 lg:min-h-112 print:min-h-0 print:justify-items-start print:bg-transparent print:p-0">
      <div
        className={classes(
          'card max-w-112 px-5 py-2 print:border-0 print:p-0',
          item.variants.length > 0 && 'w-full',
        )}
      >
        <Sizes
          item={item}
          className={classes(
            '*:last:border-b-0',
            item.variants.length === 2 && 'max-sm:*:border-b-0',
          )}
        />
      </div>
    </div>
  );
}

function Sizes({
  item: { price, variants },
  className,
}: Pick<Props, 'item'> & { className: string }) {
  const say = useSay();
  if (variants.length === 0) {
    return (
      price !== null && (
        <p className={classes('py-3 text-2xl font-bold', className)}>
          {say(drinkTexts.price, { price })}
        </p>
      )
    );
  }
  return (
    <dl
      className={classes(
        className,
        // Two sizes share a line, so that the order stays on the first screen.
        variants.length === 2 && 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4',
      )}
    >
      {variants.map((variant) => (
        <div
          key={variant.name}
          className="flex flex-wrap gap-x-2 border-b border-line py-2.5 sm:gap-x-4"
        >
          <dt className="min-w-0 wrap-anywhere sm:min-w-2/5 sm:grow">
            {say(sizeName(variant.name))}
          </dt>
          <dd className="font-bold tabular-nums">
            {say(drinkTexts.price, { price: variant.price })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Contains({ item: { diet } }: Pick<Props, 'item'>) {
  const say = useSay();
  const contained = diet.filter((note) => note !== 'vegetarian');
  if (diet.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-1 text-sm *:flex *:flex-wrap *:gap-x-3 [&_dt]:min-w-26 [&_dt]:text-ink-soft">
      {contained.length > 0 && (
        <div>
          <dt>{say(menuPageTexts.contains)}</dt>
          <dd className="font-semibold">
            {contained.map((note) => say(dietTexts[note]).toLowerCase()).join(', ')}
          </dd>
        </div>
      )}
      {diet.includes('vegetarian') && (
        <div>
          <dt>{say(menuPageTexts.suits)}</dt>
          <dd>{say(dietTexts.vegetarian).toLowerCase()}</dd>
        </div>
      )}
    </dl>
  );
}
