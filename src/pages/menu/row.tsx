import { Picture } from '../../features/media/picture/picture.tsx';
import type { MenuCard } from '../../features/menu/public-store.ts';
import { sizeName } from '../../features/menu/size-name.contract.ts';
import { badgeTexts, drinkTexts } from '../../features/menu/visitor.messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { atOutlet } from './choice.ts';

/** One item of the menu. Its classes are few, because a menu has a hundred of them. */
export function Row({ item, outlet }: { item: MenuCard; outlet: string }) {
  const { prefix } = useReader();
  const say = useSay();
  return (
    <li className="menu-row">
      <div>
        <h3>
          <a href={inVoice(prefix, atOutlet(`/menu/${item.slug}`, outlet))}>{item.name}</a>
          {item.badges.map((badge) => (
            <span key={badge}>{say(badgeTexts[badge])}</span>
          ))}
        </h3>
        {item.description && <p>{item.description}</p>}
        <Prices item={item} />
      </div>
      {item.imageUrl && (
        <Picture
          src={item.imageUrl}
          alt=""
          sizes="6rem"
          className="aspect-[4/5] w-20 flex-none self-start rounded bg-milk sm:w-24 print:hidden"
        />
      )}
    </li>
  );
}

function Prices({ item: { price, variants, soldOut } }: { item: MenuCard }) {
  const say = useSay();
  return (
    <>
      {soldOut && <em>{say(drinkTexts.soldOut)}</em>}
      {variants.length === 0 && price !== null && <b>{say(drinkTexts.price, { price })}</b>}
      {variants.map((variant) => (
        <b key={variant.name}>
          <i>{say(sizeName(variant.name))}</i> {say(drinkTexts.price, { price: variant.price })}
        </b>
      ))}
    </>
  );
}
