import { Picture } from '../../features/media/picture/picture.tsx';
import type { MenuCard, MenuGroup, MenuOutlet } from '../../features/menu/public-store.ts';
import { sizeName } from '../../features/menu/size-name.contract.ts';
import { badgeTexts, dietTexts, drinkTexts } from '../../features/menu/visitor.messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { atOutlet } from './choice.ts';
import { menuPageTexts } from './messages.ts';
import { Row } from './row.tsx';

type Props = {
  site: Site;
  item: MenuCard;
  group: MenuGroup;
  outlet: MenuOutlet | undefined;
};

const MAX_OTHERS = 4;

export function ItemPage({ site, item, group, outlet }: Props) {
  const { prefix } = useReader();
  const say = useSay();
  const at = outlet?.slug ?? '';
  const others = group.items.filter(({ id }) => id !== item.id).slice(0, MAX_OTHERS);
  return (
    <>
      <article
        className={classes(
          'container-page grid gap-x-16 gap-y-6 pt-24 pb-12 md:pt-28 lg:pt-36 lg:pb-20 print:py-0',
          item.imageUrl && 'md:grid-cols-2 md:items-center',
        )}
      >
        {item.imageUrl && (
          <Picture
            src={item.imageUrl}
            alt=""
            sizes="(min-width: 76rem) 36rem, (min-width: 48rem) 45vw, 100vw"
            priority
            className="aspect-[4/5] rounded bg-caramel-tint max-md:-mx-(--spacing-gutter) max-md:rounded-none print:hidden"
          />
        )}
        <div>
          <a
            className="link inline-flex min-h-11 items-center print:hidden"
            href={inVoice(prefix, `${atOutlet('/menu', at)}#s-${group.key}`)}
          >
            {say(menuPageTexts.back)}
          </a>
          <h1 className="heading-display mt-2 text-5xl">{item.name}</h1>
          <Badges item={item} outlet={outlet} />
          {item.description && (
            <p className="mt-4 max-w-text text-lg text-balance text-ink-soft">{item.description}</p>
          )}
          <Sizes item={item} />
          <Contains item={item} />
          {site.hasApp && (
            <ButtonLink href={inVoice(prefix, '/app')} size="lg" className="mt-8 print:hidden">
              {say(menuPageTexts.order, { app: site.contact.brand.app_name })}
            </ButtonLink>
          )}
        </div>
      </article>
      {others.length > 0 && (
        <section className="section bg-milk print:hidden" aria-labelledby="others-title">
          <div className="container-page">
            <h2 className="heading-display text-2xl sm:text-3xl" id="others-title">
              {say(menuPageTexts.others, { section: group.name })}
            </h2>
            <ul className="mt-2 grid gap-x-16 lg:grid-cols-2">
              {others.map((other) => (
                <Row key={other.id} item={other} outlet={at} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

function Badges({ item: { badges, soldOut }, outlet }: Pick<Props, 'item' | 'outlet'>) {
  const say = useSay();
  if (badges.length === 0 && !soldOut) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2 text-sm font-semibold">
      {soldOut && (
        <li className="rounded-full bg-danger-tint px-3 py-1 text-danger">
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

function Sizes({ item: { price, variants } }: Pick<Props, 'item'>) {
  const say = useSay();
  const rows =
    variants.length > 0
      ? variants.map((variant) => ({ name: say(sizeName(variant.name)), price: variant.price }))
      : price === null
        ? []
        : [{ name: say(menuPageTexts.price), price }];
  if (rows.length === 0) return null;
  return (
    <dl className="mt-6 max-w-80 border-t border-line">
      {rows.map((row) => (
        <div key={row.name} className="flex justify-between gap-6 border-b border-line py-2.5">
          <dt>{row.name}</dt>
          <dd className="font-bold tabular-nums">{say(drinkTexts.price, { price: row.price })}</dd>
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
    <div className="mt-5 text-sm">
      {contained.length > 0 && (
        <p>
          <span className="font-semibold">{say(menuPageTexts.contains)}: </span>
          {contained.map((note) => say(dietTexts[note]).toLowerCase()).join(', ')}
        </p>
      )}
      {diet.includes('vegetarian') && <p>{say(dietTexts.vegetarian)}</p>}
    </div>
  );
}
