import { inVoice } from '../../pages.contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Sentence, useLang, useReader, useSay, useTo } from '../../ui/reader.tsx';
import { type ListPage, useNextPage } from '../../ui/site/list-page.ts';
import { useFormats } from '../../ui/use-formats.ts';
import { Picture } from '../media/picture/picture.tsx';
import type { PublicPromo } from './contract.ts';
import { PromoControls } from './promo-controls.island.tsx';
import { promoTexts } from './visitor.messages.ts';

type Props = {
  promos: ListPage<PublicPromo>;
  title: string;
  subtitle: string;
  hint: string;
  /** Promos without a link lead to the app. */
  hasApp: boolean;
};

const ROW = 'promo-row';

export function PromoSection({ promos, title, subtitle, hint, hasApp }: Props) {
  const say = useSay();
  const to = useTo();
  const idLang = useLang('id');
  const nextPage = useNextPage(promos);
  const { rows, total, pages, addressOf } = promos;
  if (total === 0) return null;
  return (
    <section
      className="on-dark section overflow-x-clip"
      id="promo"
      lang={idLang}
      aria-labelledby="promo-title"
    >
      <div className="container-page">
        <h2 className="heading-2" id="promo-title">
          {title}
        </h2>
        <p className="mt-2 sm:text-lg">{subtitle}</p>
        {(hasApp || rows.some(({ link }) => link !== null)) && (
          <p className="mt-1 text-sm text-paper/80">{hint}</p>
        )}
      </div>
      <ul
        id={ROW}
        className="snap-row mt-4 py-2 md:gap-2! *:w-[300px] sm:mt-6 *:md:w-[350px] *:lg:w-[400px]"
        {...nextPage}
      >
        {rows.map((promo) => (
          <li key={promo.id}>
            <PromoCard
              promo={promo}
              hasApp={hasApp}
              sizes="(min-width: 64rem) 400px, (min-width: 48rem) 350px, 300px"
            />
          </li>
        ))}
      </ul>
      <PromoControls rowId={ROW} first={rows.length} />
      {pages > 1 && (
        <p className="container-page mt-4 text-center">
          <ButtonLink href={to(addressOf(1))} variant="secondary">
            {say(promoTexts.all, { total })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

export function PromoGrid({ promos, hasApp }: Pick<Props, 'promos' | 'hasApp'>) {
  return (
    <ul
      id={ROW}
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-6 sm:grid-cols-2 sm:gap-x-5 sm:gap-y-10 lg:grid-cols-3 lg:gap-x-8 sm:max-lg:[&>:first-child:nth-last-child(odd)]:col-span-full"
      {...useNextPage(promos)}
    >
      {promos.rows.map((promo, index, { length }) => {
        // On a phone the first is as wide as the screen, and the last if nothing is beside it.
        const isWide = index === 0 || (index % 2 === 1 && index === length - 1);
        return (
          <li key={promo.id} className={isWide ? 'max-sm:col-span-full' : undefined}>
            <PromoCard
              promo={promo}
              hasApp={hasApp}
              saysWhere
              sizes={`(min-width: 64rem) 400px, ${isWide ? '(min-width: 40rem) 45vw, 90vw' : '45vw'}`}
            />
          </li>
        );
      })}
    </ul>
  );
}

type CardProps = {
  promo: PublicPromo;
  hasApp: boolean;
  saysWhere?: boolean;
  sizes: string;
};

function PromoCard({ promo, hasApp, saysWhere = false, sizes }: CardProps) {
  const say = useSay();
  const { prefix } = useReader();
  const { mediumDay } = useFormats('id');
  /** A promo that ends at midnight is last seen the day before. */
  const lastDay = (endsAt: string) => mediumDay(Date.parse(endsAt) - 1);
  const isLink = hasApp || promo.link !== null;
  const card = (
    <>
      <Picture
        src={promo.imageUrl}
        alt=""
        sizes={sizes}
        className="aspect-[4/5] rounded shadow outline -outline-offset-1 outline-paper/35"
        imgClassName="transition duration-300 group-hover:scale-[1.04]"
      />
      <span className="mt-3 flex grow flex-col items-start">
        <b className="block underline-offset-4 group-hover:underline">{promo.title}</b>{' '}
        <span
          className={classes(
            // The home page says the beginning, and the page of promos all of it.
            !saysWhere && 'line-clamp-3 max-sm:line-clamp-6',
            'min-h-[2lh] text-sm text-balance [.on-dark_&]:text-paper/90',
          )}
        >
          {promo.description}
        </span>
        {promo.endsAt && (
          <span className="mt-1 block text-sm font-semibold text-caramel-deep [.on-dark_&]:text-caramel-glow">
            <Sentence
              of={promoTexts.until}
              day={<span className="inline-block">{lastDay(promo.endsAt)}</span>}
            />
          </span>
        )}
        {isLink && saysWhere && (
          <span className="link mt-auto pt-1.5 text-sm">
            {say(promo.link === null ? promoTexts.inTheApp : promoTexts.see)}
          </span>
        )}
        {isLink && <span className="sr-only"> {say(promoTexts.newTab)}</span>}
      </span>
    </>
  );
  if (!isLink) return <div className="relative">{card}</div>;
  return (
    <a
      // The tap is counted on the way to the promo's link or the app.
      href={inVoice(prefix, `/app/promo?promo=${promo.id}`)}
      target="_blank"
      rel="noopener"
      className="group relative flex h-full flex-col rounded"
    >
      {card}
    </a>
  );
}
