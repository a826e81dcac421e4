import { formatNumber } from '../../ui/numbers.ts';
import type { VisitorStats } from '../visitors/contract.ts';
import { countryFlag, pageName } from '../visitors/labels.contract.ts';

const NONE = <p className="px-4 py-6 text-sm text-ink-soft sm:px-5">No visits yet</p>;
const row = 'flex items-baseline gap-3 px-4 py-2.5 text-sm sm:px-5';

export function PopularPages({ pages }: { pages: VisitorStats['topPages'] }) {
  return (
    <section className="card" aria-labelledby="popular-pages">
      <h3 id="popular-pages" className="px-4 pt-4 pb-2 text-lg font-bold sm:px-5">
        Popular Pages
      </h3>
      {pages.length === 0 && NONE}
      <ol className="divide-y divide-line">
        {pages.map(({ page, visits }, index) => (
          <li key={page} className={row}>
            <span className="w-6 shrink-0 text-ink-soft tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{pageName(page)}</span>
            <Visits count={visits} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export function TopCountries({ countries }: { countries: VisitorStats['topCountries'] }) {
  return (
    <section className="card" aria-labelledby="top-countries">
      <h3 id="top-countries" className="px-4 pt-4 pb-2 text-lg font-bold sm:px-5">
        Top Countries
      </h3>
      {countries.length === 0 && NONE}
      <ol className="divide-y divide-line">
        {countries.map(({ country, visits }) => (
          <li key={country} className={row}>
            <span className="w-6 shrink-0" aria-hidden="true">
              {countryFlag(country)}
            </span>
            <span className="min-w-0 flex-1">{country}</span>
            <Visits count={visits} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Visits({ count }: { count: number }) {
  return (
    <span className="font-semibold tabular-nums">
      {formatNumber(count)}
      <span className="font-normal text-ink-soft"> {count === 1 ? 'visit' : 'visits'}</span>
    </span>
  );
}
