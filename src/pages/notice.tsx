import { ButtonLink } from '../ui/button.tsx';

type Props = { title: string; text: string; detail?: string };

/** A single card in place of a page: not found, or something went wrong. */
export function Notice({ title, text, detail }: Props) {
  return (
    <div className="kawung grid min-h-svh place-items-center px-gutter pt-28 pb-20">
      <div className="card w-full max-w-lg p-8 text-center shadow">
        <svg
          viewBox="0 0 48 48"
          className="mx-auto size-14 text-danger"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          aria-hidden="true"
        >
          <circle cx="24" cy="24" r="20" />
          <path d="M24 14v13M24 32v2.5" strokeLinecap="round" />
        </svg>
        <h1 className="heading-display mt-5 text-2xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        {detail && <p className="mt-3 font-mono text-xs text-ink-soft">{detail}</p>}
        <ButtonLink href="/" className="mt-7">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
