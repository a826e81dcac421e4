import { ChevronDown } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { AskUs } from '../../features/faqs/section.tsx';
import { withWhole } from '../../ui/site/whole-words.tsx';
import type { Brand } from './brand.ts';
import { Contents } from './contents.tsx';
import { type CardItem, Cards } from './legal-blocks.tsx';
import { headingOf, type LegalSection } from './legal-section.ts';

/** Only the words are rendered, to be edited. */
export const AsTemplate = createContext(false);

type Props = {
  brand: Brand;
  title: string;
  intro: string;
  date: ReactNode;
  contents: string;
  /** It is before the first section. */
  opening?: ReactNode;
  highlights?: { title: string; items: CardItem[] };
  sections: LegalSection[];
};

/** On a phone only the first section is open on a page that begins with a summary. */
const readByAll = (highlights: Props['highlights']) => (highlights ? 1 : 2);

type FoldProps = { heading: string; open: boolean; children: ReactNode };

/** At a desk and in print it is open, whatever `open` says. */
function Fold({ heading, open, children }: FoldProps) {
  return (
    <details
      open={open}
      data-fold
      className="group open-at-desk max-lg:border-t max-lg:border-line max-lg:open:pb-6"
    >
      <summary className="list-none cursor-pointer break-after-avoid [&::-webkit-details-marker]:hidden">
        <h2 className="mt-0! flex min-h-14 items-center justify-between gap-4 py-3 max-lg:text-xl! lg:pt-12">
          {heading}
          <ChevronDown
            className="shrink-0 text-caramel-deep transition group-open:rotate-180 lg:hidden print:hidden"
            size={20}
          />
        </h2>
      </summary>
      <div className="prose mt-2 max-w-none! *:[p,ul,ol]:max-w-152 lg:*:[p,ul,ol]:max-w-text">
        {children}
      </div>
    </details>
  );
}

export function LegalPage(props: Props) {
  return use(AsTemplate) ? <Words {...props} /> : <Framed {...props} />;
}

function Words({ brand, intro, highlights, sections }: Props) {
  return (
    <>
      <p>{intro}</p>
      {highlights && (
        <>
          <h2>{highlights.title}</h2>
          <Cards items={highlights.items} />
        </>
      )}
      {sections.map((section) => (
        <section key={section.id}>
          <h2 id={section.id}>{headingOf(section)}</h2>
          <section.Body brand={brand} />
        </section>
      ))}
    </>
  );
}

function Framed(props: Props) {
  const { brand, title, intro, date, contents, opening, highlights, sections } = props;
  return (
    <article>
      <header className="kawung-band bg-milk pt-24 pb-8 md:pt-28 md:pb-10 lg:pt-34 print:bg-transparent print:py-0">
        <div className="container-page">
          <h1 className="heading-1">{title}</h1>
          <p className="mt-3 max-w-160 text-lg text-ink-soft sm:text-balance md:max-lg:max-w-112">
            {withWhole(intro, brand.name)}
          </p>
          {date && <p className="mt-3 text-sm font-semibold">{date}</p>}
        </div>
      </header>
      <div className="container-page py-10 print:py-6 lg:py-16">
        <div className="grid gap-x-16 gap-y-10 xl:gap-x-24 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:block">
          {highlights && (
            <section className="lg:col-start-2 print:mb-10">
              <h2 className="heading-display mb-6 text-2xl">{highlights.title}</h2>
              <Cards items={highlights.items} />
            </section>
          )}
          {sections.length > 0 && <Contents label={contents} sections={sections} />}
          <div className="hyphens-auto [hyphenate-limit-chars:10_4_4] lg:col-start-2">
            {opening}
            {sections.map((section, index) => (
              <section
                className="prose max-w-none! lg:first:[&_h2]:pt-0"
                id={section.id}
                key={section.id}
              >
                <Fold heading={headingOf(section)} open={index < readByAll(highlights)}>
                  <section.Body brand={brand} />
                </Fold>
              </section>
            ))}
            <AskUs className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded bg-caramel-tint p-5 *:mt-0 hyphens-none sm:p-6 lg:mt-14 print:hidden" />
          </div>
        </div>
      </div>
    </article>
  );
}
