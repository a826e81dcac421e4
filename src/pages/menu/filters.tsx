import { inVoice } from '../../pages.contract.ts';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { type Choice, filters, toggled } from './choice.ts';
import { filterTexts, menuPageTexts } from './messages.ts';

/** Links, so that they work without JavaScript. */
export function Filters({ choice }: { choice: Choice }) {
  const say = useSay();
  const { prefix } = useReader();
  return (
    <nav aria-label={say(menuPageTexts.filters)} className="container-page mt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {filters.map((filter) => {
          const isOn = choice.diet.includes(filter);
          return (
            <li key={filter}>
              <a
                href={inVoice(prefix, toggled(choice, filter))}
                rel="nofollow"
                aria-current={isOn || undefined}
                className={classes(
                  'flex min-h-11 items-center rounded-full border px-3.5 text-sm font-semibold transition',
                  isOn
                    ? 'border-pandan-deep bg-pandan-deep text-foam'
                    : 'border-line-strong bg-foam hover:border-ink',
                )}
              >
                {say(filterTexts[filter])}
                {isOn && <span className="sr-only"> {say(menuPageTexts.chosen)}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
