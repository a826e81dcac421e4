import { Picture } from '../../features/media/picture/picture.tsx';
import type { MenuCard } from '../../features/menu/public-store.ts';
import { sizeName } from '../../features/menu/size-name.contract.ts';
import { badgeTexts, drinkTexts } from '../../features/menu/visitor.messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { atOutlet } from './choice.ts';
import { cardClasses, countsOf, rowsClasses } from './last-row.ts';

type Props = {
  items: MenuCard[];
  outlet: string;
  /** On the first screen, so that its pictures are loaded at once. */
  isFirst?: boolean;
};

const ON_FIRST_SCREEN = 2;
const FROM_TABLET = '(min-width: 64rem) 18rem, (min-width: 48rem) 29vw';
const LARGE = `${FROM_TABLET}, 90vw`;
const SMALL = `${FROM_TABLET}, 5rem`;

/**
 * Those with a photograph, then the others, each in the order of the staff. On a phone the first one
 * is large on top of the menu, and wherever it is a favourite.
 */
export function Items({ items, outlet, isFirst = false }: Props) {
  const pictured = items.filter(({ imageUrl }) => imageUrl !== null);
  const others = items.filter(({ imageUrl }) => imageUrl === null);
  const counts = countsOf(items);
  return (
    <div className="menu-items">
      {pictured.length > 0 && (
        <ul className="menu-list menu-cards">
          {pictured.map((item, index) => (
            <Item
              key={item.id}
              item={item}
              outlet={outlet}
              className={classes(...cardClasses(index, counts))}
              isLarge={index === 0 && (isFirst || item.badges.includes('favourite'))}
              priority={isFirst && index < ON_FIRST_SCREEN}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={classes('menu-list menu-rows', ...rowsClasses(counts))}>
          {others.map((item) => (
            <Item key={item.id} item={item} outlet={outlet} />
          ))}
        </ul>
      )}
    </div>
  );
}

type ItemProps = {
  item: MenuCard;
  outlet: string;
  className?: string;
  isLarge?: boolean;
  priority?: boolean;
};

function Item({ item, outlet, className, isLarge = false, priority = false }: ItemProps) {
  const { prefix } = useReader();
  const say = useSay();
  return (
    <li className={className || undefined} data-large={isLarge || undefined}>
      {item.imageUrl && (
        <Picture
          src={item.imageUrl}
          alt=""
          sizes={isLarge ? LARGE : SMALL}
          priority={priority}
          className="print:hidden"
        />
      )}
      <div>
        <h3>
          <a href={inVoice(prefix, atOutlet(`/menu/${item.slug}`, outlet))}>{item.name}</a>
          {item.badges.length > 0 && (
            <span>
              {item.badges.map((badge) => (
                <small key={badge}>{say(badgeTexts[badge])}</small>
              ))}
            </span>
          )}
        </h3>
        {item.description && <p>{item.description}</p>}
      </div>
      <Prices item={item} />
    </li>
  );
}

function Prices({ item: { price, variants, soldOut } }: { item: MenuCard }) {
  const say = useSay();
  if (!soldOut && price === null && variants.length === 0) return null;
  return (
    <div>
      {soldOut && <em>{say(drinkTexts.soldOut)}</em>}
      {variants.length === 0 && price !== null && <b>{say(drinkTexts.price, { price })}</b>}
      {variants.map((variant) => (
        <b key={variant.name}>
          <i>{say(sizeName(variant.name))}</i> {say(drinkTexts.price, { price: variant.price })}
        </b>
      ))}
    </div>
  );
}
