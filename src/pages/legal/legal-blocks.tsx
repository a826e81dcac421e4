import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang, useSay, useTo } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { Breakable } from '../parts/breakable.tsx';
import type { Brand } from './brand.ts';
import { legalTitles } from './messages.ts';

type Document = keyof typeof legalTitles;

export function LegalLink({ to: address }: { to: Document }) {
  const say = useSay();
  const to = useTo();
  const title = legalTitles[address];
  const lang = useLang(title.in ?? 'id');
  return (
    <a href={to(address)} hrefLang={lang} lang={lang}>
      {say(title)}
    </a>
  );
}

export function Mail({ brand, otherwise }: { brand: Brand; otherwise: string }) {
  const to = useTo();
  if (!brand.email) return <a href={to('/contact')}>{otherwise}</a>;
  return (
    <a className="inline-block wrap-anywhere" href={`mailto:${brand.email}`}>
      <Breakable text={brand.email} />
    </a>
  );
}

/** `WholeWords` cannot handle places inside other markup. */
export function EmailWord() {
  return <WholeWords text="e-mail" />;
}

export type CardItem = { title: string; text: string };

/** The headings are h3, so place it under an h2. */
export function Cards({ items }: { items: CardItem[] }) {
  return (
    <div className="grid gap-x-12 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <div className="break-inside-avoid border-t border-line py-4" key={title}>
          <h3 className="heading-display mt-0! text-xl! font-medium!">{title}</h3>
          <p className="mt-1 text-ink-soft">
            <WholeWords text={text} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** Without a title it belongs to the heading above. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div
      className="flex break-inside-avoid gap-3.5 rounded border border-caramel-glow bg-caramel-tint p-5"
      role="note"
    >
      <Info className="mt-0.5 shrink-0 text-caramel-deep" size={22} strokeWidth={1.75} />
      <div className="space-y-3">
        {title && <h3 className="mt-0! text-base! font-bold">{title}</h3>}
        {children}
      </div>
    </div>
  );
}

/** The two cards are stacked on screens too narrow for both. */
const NAMES = 'max-[20.99rem]:*:block max-[20.99rem]:*:w-full!';
const SENTENCES =
  'max-sm:*:block max-sm:*:w-full! max-sm:*:not-last:border-0! max-sm:*:not-last:pb-0! max-sm:*:not-first:pt-1! max-sm:*:not-first:text-ink-soft';

/**
 * The caption is for screen readers.
 * @param sentences the first column contains sentences, not names
 */
export function Rows({
  caption,
  head,
  rows,
  sentences = false,
}: {
  caption: string;
  head: [string, string];
  rows: ([subject: string, text: string, href?: string] | false)[];
  sentences?: boolean;
}) {
  const stacked = sentences ? SENTENCES : NAMES;
  return (
    <table className="text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className={`text-ink-soft ${stacked}`}>
          <th className={`${sentences ? 'w-3/5' : 'w-2/5'} font-semibold`} scope="col">
            {head[0]}
          </th>
          <th className="font-semibold" scope="col">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => row !== false)
          .map(([subject, text, href]) => (
            <tr className={`break-inside-avoid ${stacked}`} key={subject}>
              <th className={sentences ? 'font-normal' : 'font-semibold'} scope="row">
                {href ? <a href={href}>{subject}</a> : <WholeWords text={subject} />}
              </th>
              <td>
                <WholeWords text={text} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export function Definitions({ items }: { items: [term: string, meaning: string][] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {items.map(([term, meaning]) => (
        <div
          className="break-inside-avoid py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-5"
          key={term}
        >
          <dt className="font-bold">{term}</dt>
          <dd className="text-ink-soft">
            <WholeWords text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
