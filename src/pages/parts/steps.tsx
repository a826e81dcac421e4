import type { ReactNode } from 'react';
import { WholeWords } from '../../ui/site/whole-words.tsx';

/** Each line of an editable text is a step. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Below the first is what it needs. */
export function Steps({ text, first }: { text: string; first?: ReactNode }) {
  const lines = linesOf(text);
  if (lines.length === 0) return first;
  return (
    <ol className="grid gap-2 sm:gap-4 print:gap-1 [counter-reset:step]">
      {lines.map((step, index) => (
        <li
          key={step}
          className="relative flex gap-3 sm:gap-4 [counter-increment:step] before:grid before:size-9 before:shrink-0 before:place-items-center before:rounded-full before:bg-foam before:font-bold before:text-caramel-deep before:content-[counter(step)] not-last:after:absolute not-last:after:start-4.5 not-last:after:-ms-px not-last:after:top-9 not-last:after:-bottom-2 sm:not-last:after:-bottom-4 not-last:after:border-s-2 not-last:after:border-caramel-deep/30 print:not-last:after:hidden"
        >
          <div className="min-w-0 pt-[calc(--spacing(4.5)-0.5lh)] max-sm:leading-snug lg:max-w-136">
            <p className="text-balance">
              <WholeWords text={step} />
            </p>
            {index === 0 && first}
          </div>
        </li>
      ))}
    </ol>
  );
}
