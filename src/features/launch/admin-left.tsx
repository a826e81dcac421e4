import { ChevronRight, CircleCheck } from 'lucide-react';
import { useSay } from '../../ui/reader.tsx';
import type { Left } from './contract.ts';
import { launchTexts } from './left.messages.ts';

type Props = {
  left: Left[];
  onOpen: (id: string) => void;
};

/** What stands between this shop and one that is its owner's, each with a way to its field. */
export function WhatIsLeft({ left, onOpen }: Props) {
  const say = useSay();
  return (
    <section className="card p-4 sm:p-6" aria-labelledby="left">
      <h3 id="left" className="text-lg font-bold">
        {say(launchTexts.left)} {left.length > 0 && <span>({left.length})</span>}
      </h3>
      {left.length === 0 ? (
        <p className="mt-3 flex items-center gap-3 text-sm font-semibold text-pandan-deep">
          <CircleCheck className="size-5" aria-hidden="true" />
          {say(launchTexts.nothingLeft)}
        </p>
      ) : (
        <Lines left={left} onOpen={onOpen} />
      )}
    </section>
  );
}

function Lines({ left, onOpen }: { left: Left[]; onOpen: Props['onOpen'] }) {
  return (
    <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
      {left.map(({ text, tab }) => (
        <li key={text} className="border-b border-line">
          <a
            href={`/admin/${tab}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onOpen(tab);
            }}
            className="flex min-h-11 items-center gap-2 py-1 text-sm leading-snug transition hover:bg-milk"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
            <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
