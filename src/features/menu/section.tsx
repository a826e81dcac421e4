import { ButtonLink } from '../../ui/button.tsx';
import { inVoice, useLang, useReader, useSay } from '../../ui/reader.tsx';
import { Picture } from '../media/picture/picture.tsx';
import type { PublicMenuItem } from './contract.ts';
import { drinkTexts } from './visitor.messages.ts';

type Props = { drinks: PublicMenuItem[]; title: string; button: string };

const MAX_DRINKS = 12;
const BACKGROUNDS = ['bg-caramel-tint', 'bg-milk', 'bg-pandan-tint'];

export function DrinksSection({ drinks, title, button }: Props) {
  const { prefix } = useReader();
  const idLang = useLang('id');
  if (drinks.length === 0) return null;
  return (
    <section
      className="section overflow-x-clip pb-0!"
      id="menu"
      lang={idLang}
      aria-labelledby="menu-title"
    >
      <div className="container-page flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading-display flex-1 basis-32 text-2xl sm:text-3xl" id="menu-title">
          {title}
        </h2>
        {button && (
          <ButtonLink href={inVoice(prefix, '/app')} className="max-sm:px-3!">
            {button}
          </ButtonLink>
        )}
      </div>
      <ul
        aria-labelledby="menu-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="snap-row mt-4 gap-3! sm:mt-10 sm:gap-5!"
      >
        {drinks.slice(0, MAX_DRINKS).map((drink, index) => (
          <li key={drink.id} className="w-[min(9rem,70vw)] sm:w-46 lg:w-[calc((100%-6.25rem)/6)]">
            <Drink drink={drink} background={BACKGROUNDS[index % BACKGROUNDS.length]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Drink({ drink, background }: { drink: PublicMenuItem; background: string | undefined }) {
  const say = useSay();
  return (
    <>
      <Picture
        src={drink.imageUrl ?? '/pictures/menu-cup.svg'}
        alt=""
        sizes="(min-width: 40rem) 13rem, 9rem"
        className={`aspect-square rounded sm:aspect-[4/5] ${background}`}
      />
      <h3 className="mt-3 font-bold leading-snug">{drink.name}</h3>
      {drink.price !== null && (
        <p className="text-sm text-ink-soft">{say(drinkTexts.price, { price: drink.price })}</p>
      )}
    </>
  );
}
