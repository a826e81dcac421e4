import type { MenuCard, MenuGroup, MenuOutlet } from '../../features/menu/public-store.ts';
import { nameWithout } from '../../features/outlets/contract.ts';
import { inVoice } from '../../pages.contract.ts';
import { classes } from '../../ui/classes.ts';
import { Options, Select } from '../../ui/field.tsx';
import { noMatchTexts } from '../../ui/messages.ts';
import { useReader, useSay, useTo } from '../../ui/reader.tsx';
import { NoMatch, NoneYet } from '../parts/no-match.tsx';
import { SearchField } from '../parts/search-field.tsx';
import type { Site } from '../site.ts';
import { type Choice, choiceAddress, everything, isChosen } from './choice.ts';
import { Filters } from './filters.tsx';
import { Halal } from './halal.tsx';
import { Items } from './items.tsx';
import { filterTexts, menuPageTexts } from './messages.ts';

type Props = {
  site: Site;
  groups: MenuGroup[];
  closest: MenuCard[];
  choice: Choice;
  outlets: MenuOutlet[];
  isEmpty: boolean;
};

/** So few matches need no links to their sections. */
const FEW = 6;

export function MenuPage({ site, groups, closest, choice, outlets, isEmpty }: Props) {
  const say = useSay();
  const brand = site.contact.brand.name;
  const outlet = outlets.find(({ slug }) => slug === choice.outlet);
  const isFound = isChosen(choice);
  const count = groups.reduce((total, { items }) => total + items.length, 0);
  const isFew = isFound && count <= FEW;
  return (
    <>
      <header className="bg-milk pt-24 pb-4 md:pt-28 md:pb-8 lg:pt-26 lg:pb-5 print:bg-transparent print:py-0">
        <div className="container-page gap-x-2 gap-y-3 max-md:flex max-md:flex-wrap md:grid md:grid-cols-[1fr_auto] md:gap-y-4 lg:grid-cols-[auto_1fr_minmax(0,23rem)_auto] lg:items-end lg:gap-x-3 print:p-0">
          <h1 className="heading-display max-md:-my-1 md:mb-1 text-7xl md:max-lg:col-span-full lg:me-9 lg:text-6xl print:text-2xl">
            <span className="hidden print:inline">{brand} · </span>
            {say(menuPageTexts.title)}
          </h1>
          <div className="contents" data-answer="">
            <p
              className={classes(
                '-mt-1 max-w-text max-md:order-1 max-md:basis-full max-lg:col-span-full text-balance text-ink-soft max-sm:text-sm sm:text-lg md:max-lg:max-w-160 lg:mt-0 lg:self-center print:hidden',
                !outlet && 'max-sm:hidden',
              )}
            >
              {outlet
                ? say(menuPageTexts.atOutlet, { outlet: outlet.name })
                : say(menuPageTexts.intro, { brand })}
            </p>
          </div>
          {!isEmpty && <Finder brand={brand} choice={choice} outlets={outlets} />}
          {!isEmpty && <Filters choice={choice} />}
        </div>
      </header>
      <p role="status" className="sr-only" data-said="" />
      <div data-answer="">
        {groups.length > 1 && !isFew && <Jumps groups={groups} isFound={isFound} />}
        <div className="container-page pt-1 pb-14 md:pt-4 lg:pb-20 print:columns-2 print:gap-8 print:p-0 print:pt-3 print:text-xs">
          {groups.length > 0 && isFound && <Found count={count} choice={choice} />}
          {groups.length === 0 && !isEmpty && <None choice={choice} />}
          {isEmpty && <NoneYet text={say(menuPageTexts.none)} />}
          <div
            className={isFound ? 'menu-found' : undefined}
            data-alone={count === 1 || undefined}
            data-few={isFew || undefined}
          >
            {groups.map((group, index) => (
              <Section
                key={group.key}
                group={group}
                outlet={choice.outlet}
                place={index}
                found={isFound ? count : 0}
              />
            ))}
          </div>
          {closest.length > 0 && (
            <Closest items={closest} choice={choice} isPartly={groups.length === 0} />
          )}
          {!isEmpty && (
            <p className="mt-10 max-w-text text-sm text-ink-soft print:mt-3 print:break-inside-avoid">
              {say(menuPageTexts.allergy)}{' '}
              <span className="print:hidden">{say(menuPageTexts.filtersKnow)}</span>
            </p>
          )}
          <Halal site={site} />
        </div>
      </div>
    </>
  );
}

type FinderProps = Pick<Props, 'choice' | 'outlets'> & { brand: string };

function Finder({ brand, choice, outlets }: FinderProps) {
  const { outlet, q, diet } = choice;
  const say = useSay();
  const to = useTo();
  const { prefix } = useReader();
  return (
    <search className="min-w-0 max-md:contents lg:self-center print:hidden">
      <form
        action={to('/menu')}
        data-live=""
        className="flex flex-wrap gap-2 max-md:contents lg:gap-3"
      >
        {outlets.length > 1 && <OutletChoice brand={brand} outlets={outlets} chosen={outlet} />}
        <div className="min-w-0 flex-[3_1_7.5rem] max-md:order-2">
          <SearchField
            value={q}
            label={say(menuPageTexts.search)}
            find={say(menuPageTexts.find)}
            without={inVoice(prefix, choiceAddress({ ...choice, q: '' }))}
          />
        </div>
        {diet.length > 0 && <input type="hidden" name="diet" value={diet.join()} />}
      </form>
    </search>
  );
}

type OutletChoiceProps = { brand: string; outlets: MenuOutlet[]; chosen: string };

function OutletChoice({ brand, outlets, chosen }: OutletChoiceProps) {
  const say = useSay();
  return (
    <div className="min-w-0 flex-[1_1_9.25rem] max-md:self-center max-md:[&_select]:pe-7.5">
      <Select name="outlet" defaultValue={chosen} label={say(menuPageTexts.outlet)} hideLabel>
        <option value="">{say(menuPageTexts.allOutlets)}</option>
        <Options of={outlets.map(({ slug, name }) => [slug, nameWithout(brand, name)])} />
      </Select>
    </div>
  );
}

/** It sticks to the top of the screen, and ends behind the corners of the bar. */
function Jumps({ groups, isFound }: { groups: MenuGroup[]; isFound: boolean }) {
  const say = useSay();
  return (
    <nav
      aria-label={say(menuPageTexts.sections)}
      className={classes(
        'sticky top-11.5 z-20 border-b border-line bg-paper pt-2.5 print:hidden',
        isFound && 'md:hidden',
      )}
    >
      <ul
        data-contents=""
        className="container-page flex gap-x-5 overflow-x-auto overscroll-x-contain max-lg:fade-ends md:max-lg:gap-x-3.5 md:max-lg:text-sm"
      >
        {groups.map(({ key, name }) => (
          <li key={key} className="flex-none">
            <a
              href={`#s-${key}`}
              className="link-row border-b-2 border-transparent font-semibold transition-colors hover:text-caramel-deep aria-current:border-caramel-deep aria-current:text-caramel-deep forced-colors:border-[Canvas] forced-colors:aria-current:border-[Highlight]"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const askedIn = ({ q, diet }: Choice, say: ReturnType<typeof useSay>) =>
  [q && `“${q}”`, ...diet.map((filter) => say(filterTexts[filter]))].filter(Boolean).join(' · ');

const useWholeMenu = ({ outlet }: Choice) =>
  inVoice(useReader().prefix, choiceAddress({ ...everything, outlet }));

function Found({ count, choice }: { count: number; choice: Choice }) {
  const say = useSay();
  return (
    <p className="flex flex-wrap items-center gap-x-4 md:pt-4">
      <span className="font-semibold" data-said="">
        {say(menuPageTexts.found, { count })}
      </span>
      <span>{askedIn(choice, say)}</span>
      <a className="link flex min-h-11 items-center print:hidden" href={useWholeMenu(choice)}>
        {say(noMatchTexts.showAll)}
      </a>
    </p>
  );
}

function None({ choice }: { choice: Choice }) {
  const say = useSay();
  return (
    <NoMatch
      title={say(menuPageTexts.noMatch)}
      asked={askedIn(choice, say)}
      q={choice.q}
      isFiltered={choice.diet.length > 0}
      href={useWholeMenu(choice)}
    />
  );
}

type ClosestProps = {
  items: MenuCard[];
  choice: Choice;
  isPartly: boolean;
};

function Closest({ items, choice, isPartly }: ClosestProps) {
  const say = useSay();
  const instead = choice.diet.length > 0 ? menuPageTexts.closest : menuPageTexts.perhaps;
  const title = isPartly ? instead : menuPageTexts.also;
  return (
    <section aria-labelledby="closest" className="pt-10 lg:pt-12 print:hidden">
      <h2 id="closest" className="heading-2">
        {say(title)}
      </h2>
      <Items items={items} outlet={choice.outlet} place={null} />
    </section>
  );
}

type SectionProps = { group: MenuGroup; outlet: string; place: number; found: number };

function Section({ group: { key, name, items }, outlet, place, found }: SectionProps) {
  const id = `s-${key}`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 pt-6 outline-none first:pt-3 lg:not-first:pt-12 print:pt-2"
    >
      <h2 id={`${id}-title`} className="heading-2 print:break-after-avoid print:text-lg">
        {name}
      </h2>
      <Items items={items} outlet={outlet} place={place} found={found} />
    </section>
  );
}
