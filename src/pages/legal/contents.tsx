import { headingOf, type LegalSection } from './legal-section.ts';

function Entries({ sections }: { sections: LegalSection[] }) {
  return (
    <ol className="border-l border-line text-sm" data-contents="">
      {sections.map((section) => (
        <li key={section.id}>
          <a
            className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-ink-soft transition-colors hover:text-caramel-deep aria-[current]:border-caramel-deep aria-[current]:font-semibold aria-[current]:text-caramel-deep"
            href={`#${section.id}`}
          >
            {headingOf(section)}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** On phones and tablets the folded sections are a list of contents themselves. */
export function Contents({ label, sections }: { label: string; sections: LegalSection[] }) {
  return (
    <nav
      aria-label={label}
      className="max-lg:hidden lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden"
    >
      <div className="sticky top-28 max-h-[calc(100dvh-9rem)] overflow-y-auto">
        {/* It stands on the line of the heading beside it. */}
        <p className="heading-display mb-3 text-2xl">
          <span className="font-sans text-base font-bold">{label}</span>
        </p>
        <Entries sections={sections} />
      </div>
    </nav>
  );
}
