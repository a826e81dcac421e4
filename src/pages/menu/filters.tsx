import { ChevronDown } from 'lucide-react';
import { inVoice } from '../../pages.contract.ts';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { CountOn } from '../../ui/site/count-on.tsx';
import { type Choice, filters, toggled } from './choice.ts';
import { filterTexts, menuPageTexts } from './messages.ts';

/**
 * Links work without JavaScript. They are folded behind a button; once one is chosen, they are
 * above what was found, on a phone in one row that scrolls.
 */
export function Filters({ choice }: { choice: Choice }) {
  const say = useSay();
  const { prefix } = useReader();
  return (
    <details className="group menu-diets" open={choice.diet.length > 0}>
      <summary className="fold-button">
        {say(menuPageTexts.diet)}
        <CountOn count={choice.diet.length} />
        <ChevronDown className="transition-transform group-open:rotate-180" size={18} />
      </summary>
      <nav aria-label={say(menuPageTexts.filters)} data-answer="">
        <ul className={classes('chips', choice.diet.length > 0 && 'chips-row max-md:fade-ends')}>
          {filters.map((filter) => {
            const isOn = choice.diet.includes(filter);
            return (
              <li key={filter}>
                <a
                  href={inVoice(prefix, toggled(choice, filter))}
                  rel="nofollow"
                  aria-current={isOn || undefined}
                >
                  {say(filterTexts[filter])}
                  {isOn && <span className="sr-only"> {say(menuPageTexts.chosen)}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </details>
  );
}
