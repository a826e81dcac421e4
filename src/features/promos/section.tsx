import { Picture } from '../media/picture/picture.tsx';
import type { PublicPromo } from './contract.ts';
import { PromoControls } from './promo-controls.island.tsx';

type Props = { promos: PublicPromo[]; title: string; subtitle: string; hint: string };

const ROW = 'promo-row';

/** Each promo links to the app store that suits the visitor's phone. */
export function PromoSection({ promos, title, subtitle, hint }: Props) {
  if (promos.length === 0) return null;
  return (
    <section
      className="on-dark section overflow-x-clip"
      id="promo"
      lang="id"
      aria-labelledby="promo-title"
    >
      <div className="container-page">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="heading-display text-2xl sm:text-4xl" id="promo-title">
            {title}
          </h2>
          <PromoControls rowId={ROW} count={promos.length} />
        </div>
        <p className="mt-2 sm:text-lg">{subtitle}</p>
        <p className="mt-1 text-sm text-paper/80">{hint}</p>
      </div>
      <ul id={ROW} className="snap-row mt-4 py-2 sm:mt-6">
        {promos.map((promo) => (
          <li key={promo.id} className="w-[300px] md:w-[350px] lg:w-[400px]">
            <PromoCard promo={promo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromoCard({ promo }: { promo: PublicPromo }) {
  return (
    <a
      href={`/app/promo?promo=${promo.id}`}
      target="_blank"
      rel="noopener"
      className="group relative block rounded"
    >
      <Picture
        src={promo.imageUrl}
        alt={promo.title}
        sizes="(min-width: 64rem) 400px, (min-width: 48rem) 350px, 300px"
        className="aspect-[4/5] rounded shadow"
        imgClassName="transition duration-300 group-hover:scale-[1.03]"
      />
      <span className="mt-3 block">
        <span className="line-clamp-2 text-sm text-paper/90 underline-offset-4 group-hover:underline">
          {promo.description}
        </span>
        <span className="sr-only"> (buka di tab baru)</span>
      </span>
    </a>
  );
}
