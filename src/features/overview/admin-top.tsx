import { type ReactNode, useId } from 'react';
import { Sentence, useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { VisitorStats } from '../visitors/contract.ts';
import { countryFlag, countryIn, pageName } from '../visitors/labels.contract.ts';
import { overviewTexts } from './messages.ts';

const list = 'grid gap-2.5 empty:hidden';
const row = 'flex flex-wrap content-start items-baseline gap-x-3 text-sm';

export function PopularPages({ pages }: { pages: VisitorStats['topPages'] }) {
  const say = useSay();
  const reader = useReader();
  return (
    <Section title={say(overviewTexts.popularPages)}>
      {pages.length === 0 && <None />}
      <ol className={list}>
        {pages.map(({ page, visits }, index) => (
          <li key={page} className={row}>
            <span className="w-4 shrink-0 text-ink-soft tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{pageName(page, reader)}</span>
            <Visits count={visits} />
            <Bar count={visits} of={pages} />
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
      <ol className={list}>
        {countries.map(({ country, visits }) => (
          <li key={country} className={row}>
            <span className="min-w-0 flex-1">
              <span aria-hidden="true" className="inline-block w-5">
                {countryFlag(country)}
              </span>{' '}
              {countryIn(country, reader)}
            </span>
            <Visits count={visits} />
            <Bar count={visits} of={countries} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card p-card" aria-labelledby={id}>
      <h4 id={id} className="mb-3 heading-section">
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

function Bar({ count, of }: { count: number; of: { visits: number }[] }) {
  const most = Math.max(1, ...of.map(({ visits }) => visits));
  return (
    <svg className="mt-1 block h-1 w-full rounded-full bg-track" aria-hidden="true">
      <rect width={`${(count / most) * 100}%`} height="100%" className="fill-bar" />
    </svg>
  );
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
