import { inVoice, to } from '../../pages.contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useLang, useReader, useSay } from '../../ui/reader.tsx';
import { Picture } from '../media/picture/picture.tsx';
import type { MenuCard } from './public-store.ts';
import { drinkTexts } from './visitor.messages.ts';

type Props = { items: MenuCard[]; title: string; button: string };

const MAX_DRINKS = 12;
/** With fewer pictures than this, drinks without one are shown, too. */
const ENOUGH_PICTURES = 4;
const BACKGROUNDS = ['bg-caramel-tint', 'bg-milk', 'bg-pandan-tint'];

export function DrinksSection({ items, title, button }: Props) {
  const { prefix } = useReader();
  const say = useSay();
  const idLang = useLang('id');
  const menu = inVoice(prefix, to('/menu'));
  const drinks = drinksIn(items);
  if (drinks.length === 0) return null;
  return (
    <section
      className="section overflow-x-clip pb-0!"
      id="menu"
      lang={idLang}
      aria-labelledby="menu-title"
    >
      <div className="container-page flex flex-wrap items-center gap-3 sm:gap-5">
        <h2 className="heading-2" id="menu-title">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-5 sm:ms-auto">
          <a className="link flex min-h-11 items-center max-sm:hidden" href={menu}>
            {say(drinkTexts.wholeMenu)}
          </a>
          {button && (
            <ButtonLink
              href={inVoice(prefix, '/app')}
              variant="secondary"
              className="max-lg:hidden"
            >
              {button}
            </ButtonLink>
          )}
        </div>
      </div>
      <ul aria-labelledby="menu-title" className="snap-row mt-4 gap-3! sm:mt-10 sm:gap-5!">
        {drinks.map((drink, index) => (
          <li key={drink.id} className="w-[min(9rem,70vw)] sm:w-53 lg:w-[calc((100%-3.75rem)/4)]">
            <Drink
              drink={drink}
              place={index}
              href={inVoice(prefix, `/menu/${drink.slug}`)}
              grows
            />
          </li>
        ))}
      </ul>
      <p className="container-page mt-2 sm:hidden">
        <a className="link link-row" href={menu}>
          {say(drinkTexts.wholeMenu)}
        </a>
      </p>
    </section>
  );
}

function drinksIn(items: MenuCard[]): MenuCard[] {
  const drinks = items.filter(({ category }) => category === 'minuman');
  const pictured = drinks.filter(({ imageUrl }) => imageUrl !== null);
  return (pictured.length < ENOUGH_PICTURES ? drinks : pictured).slice(0, MAX_DRINKS);
}

type DrinkProps = {
  drink: MenuCard;
  place: number;
  href: string;
  /** The picture may grow where the page has no larger photograph. */
  grows?: boolean;
  sizes?: string;
};

const SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 15rem, 9rem';

export function Drink({ drink, place, href, grows = false, sizes = SIZES }: DrinkProps) {
  const background = BACKGROUNDS[place % BACKGROUNDS.length];
  return (
    <a
      href={href}
      className="group flex h-full flex-col rounded"
      data-grows={grows ? '' : undefined}
    >
      <Picture
        src={drink.imageUrl ?? '/pictures/menu-cup.svg'}
        alt=""
        sizes={sizes}
        className={`aspect-[9/10] rounded transition group-active:scale-[0.98] sm:aspect-[4/5] ${background}`}
        imgClassName="transition duration-300 group-hover:scale-[1.03]"
      />
      <h3 className="mt-2 mb-auto font-bold sm:mt-3 leading-snug group-hover:underline">
        {drink.name}
      </h3>
      <FromPrice drink={drink} />
    </a>
  );
}

function FromPrice({ drink: { price, variants, soldOut } }: { drink: MenuCard }) {
  const say = useSay();
  const prices = variants.map((variant) => variant.price);
  const least = prices.length > 0 ? Math.min(...prices) : price;
  if (soldOut) return <p className="text-sm text-ink-soft">{say(drinkTexts.soldOut)}</p>;
  if (least === null) return null;
  const isRange = prices.some((other) => other !== least);
  const text = isRange ? drinkTexts.fromPrice : drinkTexts.price;
  return <p className="text-sm text-ink-soft">{say(text, { price: least })}</p>;
}
