import { useSay } from '../../ui/reader.tsx';
import { headingOf, type LegalSection } from './legal-section.ts';
import { ownLegalTexts } from './messages.ts';

/** The numbers between two sections that no section has. */
function Unused({ from = 0, to = 0 }: { from: number | undefined; to: number | undefined }) {
  const say = useSay();
  if (from === 0 || to - from < 2) return null;
  return (
    <p className="py-1.5 pl-4 text-ink-soft">
      {say(ownLegalTexts.unused, { from: from + 1, to: to - 1 })}
    </p>
  );
}

function Entries({ sections }: { sections: LegalSection[] }) {
  return (
    <ol className="border-l border-line text-sm" data-contents="">
      {sections.map((section, index) => (
        <li key={section.id}>
          <Unused from={sections[index - 1]?.number} to={section.number} />
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
        <p className="mb-3 font-bold">{label}</p>
        <Entries sections={sections} />
      </div>
    </nav>
  );
}
