import { Picture } from '../../features/media/picture/picture.tsx';
import type { MenuCard } from '../../features/menu/public-store.ts';
import { sizeName } from '../../features/menu/size-name.contract.ts';
import { badgeTexts, drinkTexts } from '../../features/menu/visitor.messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { atOutlet } from './choice.ts';

type Props = {
  items: MenuCard[];
  outlet: string;
  /** On the first screen, so that its pictures are loaded at once. */
  isFirst?: boolean;
  /** Below an item of its own, which alone is large. */
  isBelow?: boolean;
};

/** The photographs in a row, on a tablet and on a desk. */
const TABLET = 3;
const DESK = 4;
const ON_FIRST_SCREEN = 2;

const hasPicture = ({ imageUrl }: MenuCard) => imageUrl !== null;

/**
 * Those with a photograph, then the others, each in the order of the staff. Photographs are cards
 * while they fill a row; what is left is a list. On a phone the first one is large on top of the
 * menu, and wherever it is a favourite.
 */
export function Items({ items, outlet, isFirst = false, isBelow = false }: Props) {
  const pictured = items.filter(hasPicture);
  const inOrder = [...pictured, ...items.filter((item) => !hasPicture(item))];
  const [lead] = pictured;
  const isLeadLarge =
    lead !== undefined && !isBelow && (isFirst || lead.badges.includes('favourite'));
  const cardsIn = (columns: number) => pictured.length - (pictured.length % columns);
  return (
    <ul className="menu-list">
      {inOrder.map((item, index) => (
        <Item
          key={item.id}
          item={item}
          outlet={outlet}
          isCardOnTablet={index < cardsIn(TABLET)}
          isCardOnDesk={index < cardsIn(DESK)}
          isLarge={index === 0 && isLeadLarge}
          priority={isFirst && index < ON_FIRST_SCREEN}
        />
      ))}
    </ul>
  );
}

type ItemProps = {
  item: MenuCard;
  outlet: string;
  isCardOnTablet: boolean;
  isCardOnDesk: boolean;
  isLarge: boolean;
  priority: boolean;
};

function Item({ item, outlet, isCardOnTablet, isCardOnDesk, isLarge, priority }: ItemProps) {
  const { prefix } = useReader();
  const say = useSay();
  return (
    <li
      className={classes(
        isCardOnTablet ? 'md:max-lg:menu-card' : 'md:max-lg:menu-row',
        isCardOnDesk ? 'lg:menu-card' : 'lg:menu-row',
      )}
      data-large={isLarge || undefined}
    >
      {item.imageUrl && (
        <Picture
          src={item.imageUrl}
          alt=""
          sizes={`(min-width: 64rem) ${isCardOnDesk ? '18rem' : '6rem'}, (min-width: 48rem) ${isCardOnTablet ? '29vw' : '6rem'}, ${isLarge ? '90vw' : '5rem'}`}
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
