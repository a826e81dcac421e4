import { TriangleAlert } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';

type Props = { title: string; text: string; detail?: string };

/** A single card in place of a page: not found, or something went wrong. */
export function Notice({ title, text, detail }: Props) {
  return (
    <div className="kawung grid min-h-svh grid-cols-[minmax(0,1fr)] place-items-center bg-milk [--kawung-opacity:0.05] px-gutter pt-28 pb-20">
      <div className="card w-full max-w-xl p-8 text-center shadow sm:p-12">
        <span className="mx-auto grid size-24 place-items-center rounded-full bg-caramel-tint text-caramel-deep">
          <TriangleAlert aria-hidden="true" size={44} strokeWidth={1.5} />
        </span>
        <h1 className="heading-display mt-6 text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{text}</p>
        {detail && <p className="mt-3 font-mono text-xs text-ink-soft">{detail}</p>}
        <ButtonLink href="/" size="lg" className="mt-8">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
