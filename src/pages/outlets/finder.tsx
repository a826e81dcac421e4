import { Info } from 'lucide-react';
import { inVoice } from '../../pages.contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { noMatchTexts } from '../../ui/messages.ts';
import { useReader, useSay, useTo } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { addressOf, type Choice, everywhere, isChosen } from './choice.ts';
import { Chips, Facilities, havingIn } from './filters.tsx';
import { drawMap, OutletMap } from './map.tsx';
import { finderTexts } from './messages.ts';
import { Row } from './row.tsx';
import type { ShownOutlet } from './shown.ts';

type Props = {
  all: ShownOutlet[];
  found: ShownOutlet[];
  choice: Choice;
  /** When nothing is found, these would be, were they open. What opens first comes first. */
  closed: ShownOutlet[];
  opensFirst: string | null;
};

/** In a longer list each outlet has its name and address alone. */
const MAX_DESCRIBED = 12;

export function FinderPage({ all, found, choice, closed, opensFirst }: Props) {
  const say = useSay();
  const to = useTo();
  const closedTitle = closed.length < all.length ? finderTexts.matchesClosed : finderTexts.noneOpen;
  const isNone = all.length > 0 && found.length === 0;
  const noneTitle = choice.q
    ? say(finderTexts.noMatchFor, { q: choice.q })
    : say(finderTexts.noMatch);
  const instead = closed.length > 0 ? closed : all;
  const cities = [...Map.groupBy(isNone ? instead : found, ({ outlet }) => outlet.city)];
  const shown = isNone ? { ...(closed.length > 0 ? choice : everywhere), open: false } : choice;
  const map = drawMap({ outlets: all, choice: shown });
  return (
    <div className="lg:bg-milk print:bg-transparent">
      <div className="outlet-finder">
        <div>
          <div>
            <h1 className="heading-1 print:text-3xl">{say(finderTexts.title)}</h1>
            <p role="status" className="sr-only" data-said="" />
            <div data-answer="" className="flow-root min-h-10">
              <Intro all={all} found={found} choice={choice} />
            </div>
            {all.length > 0 && (
              <>
                <Chips
                  choice={choice}
                  all={all}
                  onMap={new Set(map?.named.map(({ name }) => name))}
                />
                <div className="relative mt-3 flex flex-wrap gap-2 print:hidden">
                  <Search choice={choice} />
                  <Facilities choice={choice} all={all} />
                </div>
              </>
            )}
          </div>
          {map && (
            <div className="contents" data-answer="">
              <OutletMap map={map} choice={shown} />
            </div>
          )}
        </div>
        <div data-answer="">
          <div className="outlet-notice">
            <Info size={20} />
            <p role="status" data-near-status className="text-balance" />
          </div>
          {isNone && (
            <>
              <NoMatch
                title={closed.length > 0 ? say(closedTitle) : noneTitle}
                q={choice.q}
                isFiltered={isChosen({ ...choice, q: '' })}
                href={to('/outlets')}
                answer={opensFirst && say(finderTexts.opensFirst, { first: opensFirst })}
              />
              <h2 className="heading-2 pt-10 lg:pt-12">
                {say(closed.length > 0 ? finderTexts.openingNext : finderTexts.all)}
              </h2>
            </>
          )}
          {cities.map(([city, rows]) => (
            <section key={city} data-city className="outlet-city" aria-label={city}>
              <h2 className="eyebrow">{city}</h2>
              <ul className="outlet-rows">
                {rows.map((row) => (
                  <Row
                    key={row.outlet.id}
                    {...row}
                    isDescribed={all.length <= MAX_DESCRIBED}
                    count={rows.length}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Intro({ all, found, choice }: Pick<Props, 'all' | 'found' | 'choice'>) {
  const say = useSay();
  const reader = useReader();
  const to = useTo();
  const look = 'max-w-text text-lg text-balance text-ink-soft';
  const cities = new Set(found.map(({ outlet }) => outlet.city));
  const [city = ''] = cities;
  const count = found.length;
  const open = found.filter(({ isOpen }) => isOpen).length;
  if (all.length === 0) {
    return (
      <p className={`mt-3 ${look}`}>
        {say(finderTexts.none)}
        <span className="mt-6 block">
          <ButtonLink href={to('/contact')}>{say(finderTexts.noneWay)}</ButtonLink>
        </span>
      </p>
    );
  }
  if (count === 0) return null;
  const having = havingIn(choice, reader);
  const where =
    cities.size > 1
      ? say(having ? finderTexts.havingInCities : finderTexts.inCities, {
          count,
          cities: cities.size,
          having,
        })
      : say(having ? finderTexts.havingInCity : finderTexts.inCity, { count, city, having });
  const someOpen =
    open === count && count > 1 ? say(finderTexts.allOpen) : say(finderTexts.someOpen, { open });
  const counted = `${where} ${open === 0 ? say(finderTexts.noneOpen) : someOpen}`;
  if (!isChosen(choice)) {
    return (
      <p className={`mt-3 ${look}`} data-said="">
        {counted}
      </p>
    );
  }
  const sentence = choice.open || count === 1 ? where : counted;
  if (count === all.length) {
    return (
      <p className={`mt-3 ${look}`} data-said="">
        <WholeWords text={sentence} />
      </p>
    );
  }
  return (
    <p className={`mt-2 -mb-3 flex flex-wrap items-center gap-x-4 max-sm:text-base ${look}`}>
      <span data-said="">
        <WholeWords text={sentence} />
      </span>
      <a className="link flex min-h-11 items-center print:hidden" href={to('/outlets')}>
        {say(noMatchTexts.showAll)}
      </a>
    </p>
  );
}

function Search({ choice }: { choice: Choice }) {
  const { q, open, city, service, facility } = choice;
  const say = useSay();
  const to = useTo();
  const { prefix } = useReader();
  const kept = { open: open ? '1' : '', city, service: service.join(), facility: facility.join() };
  return (
    <search className="block grow basis-40">
      <form action={to('/outlets')} data-live="">
        <SearchField
          value={q}
          label={say(finderTexts.search)}
          find={say(finderTexts.find)}
          without={inVoice(prefix, addressOf({ ...choice, q: '' }))}
        />
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
    </search>
  );
}
