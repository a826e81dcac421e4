import { createContext, type ReactNode, use } from 'react';
import type { Brand } from './brand.ts';
import { Contents, ToContents } from './contents.tsx';
import { type CardItem, Cards } from './legal-blocks.tsx';
import { headingOf, type LegalSection } from './legal-section.ts';
import { PaperDrawing } from './paper-drawing.tsx';

/** Renders nothing but the words, to be edited. */
export const AsTemplate = createContext(false);

type Props = {
  brand: Brand;
  eyebrow: string;
  title: string;
  intro: string;
  date: ReactNode;
  contents: string;
  /** What stands before the first section. */
  opening?: ReactNode;
  highlights?: { title: string; items: CardItem[] };
  sections: LegalSection[];
};

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
  const { brand, eyebrow, title, intro, date, contents, opening, highlights, sections } = props;
  return (
    <article>
      <header className="bg-milk pt-28 pb-10 md:pt-32 md:pb-14 print:bg-transparent print:py-0 lg:pt-40 lg:pb-20">
        <div className="container-page flex justify-between gap-x-10 gap-y-6 max-md:flex-col md:items-end">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h1 className="heading-display mt-3 text-4xl lg:text-5xl">{title}</h1>
            <p className="mt-4 max-w-[34rem] text-lg text-balance text-ink-soft">{intro}</p>
            {date && <p className="mt-6 text-sm font-semibold">{date}</p>}
          </div>
          <PaperDrawing className="-mb-12.5 w-52 shrink-0 max-md:self-end md:mb-0 md:w-64 lg:w-80 print:hidden" />
        </div>
      </header>
      <div className="container-page py-12 print:py-6 lg:py-20">
        {highlights && (
          <section className="mb-12 lg:mb-20">
            <h2 className="heading-display mb-6 text-2xl">{highlights.title}</h2>
            <Cards items={highlights.items} wide />
          </section>
        )}
        <div className="grid gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-24 print:block">
          {sections.length > 0 ? <Contents label={contents} sections={sections} /> : <span />}
          <div>
            {opening}
            {sections.map((section, index) => (
              <section className="prose relative" id={section.id} key={section.id}>
                <h2 className={`break-after-avoid ${index === 0 ? 'mt-0!' : 'max-lg:pe-12'}`}>
                  {headingOf(section)}
                </h2>
                {index > 0 && <ToContents label={contents} />}
                <section.Body brand={brand} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}
