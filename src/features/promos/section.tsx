import { Picture } from '../media/picture.tsx';
import type { PublicPromo } from './contract.ts';
import { PromoControls } from './promo-controls.island.tsx';

type Props = { promos: PublicPromo[]; title: string; subtitle: string; hint: string };

const ROW = 'promo-row';

/** A row to swipe; each promo leads to the app store of the phone that is held. */
export function PromoSection({ promos, title, subtitle, hint }: Props) {
  if (promos.length === 0) return null;
  return (
    <section className="section overflow-x-clip" id="promo" lang="id" aria-labelledby="promo-title">
      <div className="container-page text-center">
        <h2 className="heading-display text-3xl" id="promo-title">
          {title}
        </h2>
        <p className="mt-3 text-lg">{subtitle}</p>
        <p className="mt-1 text-sm text-ink-soft">{hint}</p>
      </div>
      <ul id={ROW} className="snap-row justify-center-safe mt-8 py-2">
        {promos.map((promo) => (
          <li key={promo.id} className="w-[300px] md:w-[350px] lg:w-[400px]">
            <PromoCard promo={promo} />
          </li>
        ))}
      </ul>
      <PromoControls rowId={ROW} count={promos.length} />
    </section>
  );
}

function PromoCard({ promo }: { promo: PublicPromo }) {
  return (
    <a
      href="/app/promo"
      target="_blank"
      rel="noopener"
      className="card group relative block h-full overflow-hidden transition hover:shadow"
    >
      <Picture
        src={promo.imageUrl}
        alt=""
        sizes="(min-width: 64rem) 400px, (min-width: 48rem) 350px, 300px"
        className="aspect-[4/5]"
        imgClassName="object-cover transition duration-300 group-hover:scale-[1.03]"
      />
      <span className="block p-5">
        <strong className="block text-lg leading-snug">{promo.title}</strong>
        <span className="mt-1.5 line-clamp-3 text-sm text-ink-soft">{promo.description}</span>
        <span className="sr-only"> (buka di tab baru)</span>
      </span>
    </a>
  );
}
