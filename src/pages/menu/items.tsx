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
  /** The pictures of the first section are loaded at once. It is null on other pages. */
  place: number | null;
  /** Except on a phone, the sections of what a search has found are one grid of equal cards. */
  found?: number;
};

const ON_TABLET = 3;
const ON_DESK = 4;
const ON_FIRST_SCREEN = 2;

/** The keys are photographs in a row, the values their part of twelve columns. */
const tabletColumns = new Map([
  [2, 'md:max-lg:[--span:6] md:max-lg:[--shape:1]'],
  [3, 'md:max-lg:[--span:4]'],
]);
const deskColumns = new Map([
  [2, 'lg:[--span:6] lg:[--shape:8/7]'],
  [3, 'lg:[--span:4] lg:[--shape:1]'],
  [4, 'lg:[--span:3] lg:[--shape:1]'],
]);

export const hasPicture = ({ imageUrl }: MenuCard) => imageUrl !== null;

/** A row has whichever of two lengths leaves fewer over, and none for a single photograph. */
function inRow(count: number, most: number): number {
  if (count <= most) return count > 1 ? count : 0;
  return count % most <= count % (most - 1) ? most : most - 1;
}

/** Two or four fill rows of two. */
const equalOnTablet = (found: number) => (found === 2 || found === 4 ? 2 : ON_TABLET);

/**
 * Items with a photograph come first, each group in the order of the staff. Photographs are cards
 * while they fill a row; what is left is a list. The only one of a list is a card, too. On a phone
 * the page opens with a large one, but not above further matches.
 */
export function Items({ items, outlet, place, found = 0 }: Props) {
  const isFirst = place === 0;
  const pictured = items.filter(hasPicture);
  const inOrder = [...pictured, ...items.filter((item) => !hasPicture(item))];
  const isAlone = items.length === 1 && pictured.length === 1;
  const areEqual = found > 0 || isAlone;
  const equal = found === 1 ? ON_DESK / 2 : ON_DESK;
  const desk = areEqual ? equal : inRow(pictured.length, ON_DESK);
  const tablet = areEqual ? equalOnTablet(found) : inRow(pictured.length, ON_TABLET);
  const cardsIn = (columns: number) => {
    if (areEqual) return pictured.length;
    return columns === 0 ? 0 : pictured.length - (pictured.length % columns);
  };
  return (
    <ul className={classes('menu-list', tabletColumns.get(tablet), deskColumns.get(desk))}>
      {inOrder.map((item, index) => (
        <Item
          key={item.id}
          item={item}
          outlet={outlet}
          onTablet={index < cardsIn(tablet) ? tablet : 0}
          onDesk={index < cardsIn(desk) ? desk : 0}
          isLarge={isFirst && index === 0 && hasPicture(item) && found <= 1}
          priority={isFirst && index < ON_FIRST_SCREEN}
        />
      ))}
    </ul>
  );
}

type ItemProps = {
  item: MenuCard;
  outlet: string;
  /** They are the photographs in a row; 0 in the list. */
  onTablet: number;
  onDesk: number;
  isLarge: boolean;
  priority: boolean;
};

function Item({ item, outlet, onTablet, onDesk, isLarge, priority }: ItemProps) {
  const { prefix } = useReader();
  const say = useSay();
  return (
    <li
      className={classes(
        onTablet > 0 ? 'md:max-lg:menu-card' : 'md:max-lg:menu-row',
        onDesk > 0 ? 'lg:menu-card' : 'lg:menu-row',
      )}
      data-large={isLarge || undefined}
    >
      {item.imageUrl && (
        <Picture
          src={item.imageUrl}
          alt=""
          sizes={`(min-width: 64rem) ${onDesk > 0 ? `${Math.round(76 / onDesk)}rem` : '7.5rem'}, (min-width: 48rem) ${onTablet > 0 ? `${90 / onTablet}vw` : '6rem'}, ${isLarge ? '90vw' : '5rem'}`}
          priority={priority}
          className="print:hidden"
        />
      )}
      <div>
        <h3>
          <a href={inVoice(prefix, atOutlet(`/menu/${item.slug}`, outlet))}>{item.name}</a>
          {(item.soldOut || item.badges.length > 0) && (
            <span>
              {item.soldOut && <em>{say(drinkTexts.soldOut)}</em>}
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

function Prices({ item: { price, variants } }: { item: MenuCard }) {
  const say = useSay();
  if (price === null && variants.length === 0) return null;
  return (
    <div>
      {variants.length === 0 && price !== null && <b>{say(drinkTexts.price, { price })}</b>}
      {[...Map.groupBy(variants, (variant) => variant.price)].map(([each, sizes]) => (
        <b key={each}>
          <i>{sizes.map(({ name }) => say(sizeName(name))).join(' / ')}</i>{' '}
          {say(drinkTexts.price, { price: each })}
        </b>
      ))}
    </div>
  );
}
