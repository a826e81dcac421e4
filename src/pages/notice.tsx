import { TriangleAlert } from 'lucide-react';
import { pageTitles } from '../pages.messages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useSay, useTo } from '../ui/reader.tsx';
import { isOpenPage, pageLinks } from './frame/links.ts';
import type { Site } from './site.ts';

type Props = {
  site: Site;
  title: string;
  text: string;
  detail?: string;
  /** A link to the home page by default. */
  way?: { href: string; text: string };
};

export function Notice({ site, title, text, detail, way }: Props) {
  const say = useSay();
  const to = useTo();
  return (
    <div className="grid min-h-svh grid-cols-[minmax(0,1fr)] place-items-center bg-milk px-gutter pt-28 pb-20">
      <div className="card grid w-full max-w-xl overflow-hidden shadow lg:max-w-page lg:grid-cols-[5fr_6fr]">
        <div className="kawung grid place-items-center bg-caramel-tint px-7 py-10 text-ink lg:py-24">
          <div className="relative w-52 max-w-full lg:w-full lg:max-w-80">
            <EmptyCup />
            <span className="absolute top-2 right-0 grid size-12 place-items-center rounded-full bg-foam text-caramel-deep lg:size-14">
              <TriangleAlert aria-hidden="true" size={24} strokeWidth={1.75} />
            </span>
          </div>
        </div>
        <div className="self-center p-7 sm:p-10 lg:p-16">
          <h1 className="heading-display max-w-[8em] text-4xl lg:text-5xl">{title}</h1>
          <p className="mt-4 text-lg text-ink-soft">{text}</p>
          {detail && <p className="mt-3 font-mono text-xs text-ink-soft wrap-anywhere">{detail}</p>}
          <ButtonLink href={way?.href ?? to('/')} size="lg" className="mt-7">
            {way?.text ?? say(pageTitles.back)}
          </ButtonLink>
          {!way && <OtherPages site={site} />}
        </div>
      </div>
    </div>
  );
}

/** Pages that a visitor at a wrong address may have meant. */
function OtherPages({ site }: Pick<Props, 'site'>) {
  const say = useSay();
  const to = useTo();
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6">
      {pageLinks
        .filter(({ address }) => address !== '/' && isOpenPage(site, address))
        .map(({ address, text: name }) => (
          <li key={address}>
            <a className="link link-row" href={to(address)}>
              {say(name)}
            </a>
          </li>
        ))}
    </ul>
  );
}

function EmptyCup() {
  return (
    <svg
      viewBox="0 0 220 150"
      className="text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        className="stroke-caramel"
        d="M30 128c34 13 118 15 158-1-8-6-24-9-43-11M72 116c-20 2-36 6-42 12"
      />
      <path d="M58 45c2 27 10 53 26 68 14 8 35 8 50-1 14-15 22-39 24-66" />
      <path d="M58 45c13-11 84-14 100 0-17 13-84 13-100 1Z" />
      <path d="M157 58c18-9 33 1 28 18-4 15-20 24-36 21" />
      <path className="stroke-caramel" d="M83 49c14-4 35-4 49-1M96 53c8-1 15-1 22 0" />
      <path d="M83 84c3 9 7 15 12 19" className="stroke-line-strong" />
      <path
        className="stroke-caramel"
        d="M26 96c7-8 17-6 18 2s-9 13-17 9c-4-2-4-7-1-11Zm3 10c4-6 9-8 14-11"
      />
    </svg>
  );
}
