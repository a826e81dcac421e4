import { WholeWords } from '../../ui/site/whole-words.tsx';

/** Each line of an editable text is a step. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export function Steps({ text }: { text: string }) {
  return (
    <ol className="grid gap-2 sm:gap-4 print:gap-1 [counter-reset:step]">
      {linesOf(text).map((step) => (
        <li
          key={step}
          className="relative flex gap-3 sm:gap-4 [counter-increment:step] before:grid before:size-9 before:shrink-0 before:place-items-center before:rounded-full before:bg-foam before:font-bold before:text-caramel-deep before:content-[counter(step)] not-last:after:absolute not-last:after:start-4.5 not-last:after:top-9 not-last:after:-bottom-2 sm:not-last:after:-bottom-4 not-last:after:border-s-2 not-last:after:border-caramel-deep/30 print:not-last:after:hidden"
        >
          <span className="min-w-0 pt-[calc(--spacing(4.5)-0.5lh)] text-balance max-sm:leading-snug lg:max-w-136">
            <WholeWords text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}
