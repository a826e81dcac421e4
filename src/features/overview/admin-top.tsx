import { type ReactNode, useId } from 'react';
import { Sentence, useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { VisitorStats } from '../visitors/contract.ts';
import { countryFlag, countryIn, pageName } from '../visitors/labels.contract.ts';
import { overviewTexts } from './messages.ts';

const row = 'flex items-baseline gap-3 py-2.5 text-sm first:pt-0 last:pb-0';

export function PopularPages({ pages }: { pages: VisitorStats['topPages'] }) {
  const say = useSay();
  const reader = useReader();
  return (
    <Section title={say(overviewTexts.popularPages)}>
      {pages.length === 0 && <None />}
      <ol className="divide-y divide-line empty:hidden">
        {pages.map(({ page, visits }, index) => (
          <li key={page} className={row}>
            <span className="w-6 shrink-0 text-ink-soft tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{pageName(page, reader)}</span>
            <Visits count={visits} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function TopCountries({ countries }: { countries: VisitorStats['topCountries'] }) {
  const say = useSay();
  const reader = useReader();
  return (
    <Section title={say(overviewTexts.topCountries)}>
      {countries.length === 0 && <None />}
      <ol className="divide-y divide-line empty:hidden">
        {countries.map(({ country, visits }) => (
          <li key={country} className={row}>
            <span className="min-w-0 flex-1">
              {countryIn(country, reader)} <span aria-hidden="true">{countryFlag(country)}</span>
            </span>
            <Visits count={visits} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card p-4 sm:p-5" aria-labelledby={id}>
      <h4 id={id} className="mb-3 font-bold">
        {title}
      </h4>
      {children}
    </section>
  );
}

function None() {
  const say = useSay();
  return <p className="text-sm text-ink-soft">{say(overviewTexts.noVisits)}</p>;
}

function Visits({ count }: { count: number }) {
  const { number } = useFormats();
  const bold = <span className="font-semibold text-ink">{number(count)}</span>;
  return (
    <span className="text-ink-soft tabular-nums">
      <Sentence of={overviewTexts.visits} number={bold} count={count} />
    </span>
  );
}
