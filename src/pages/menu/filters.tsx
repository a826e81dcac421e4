import { inVoice } from '../../pages.contract.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { type Choice, filters, toggled } from './choice.ts';
import { filterTexts, menuPageTexts } from './messages.ts';

/** Links, so that they work without JavaScript. */
export function Filters({ choice }: { choice: Choice }) {
  const say = useSay();
  const { prefix } = useReader();
  return (
    <nav
      aria-label={say(menuPageTexts.filters)}
      className="-mt-1 min-w-0 md:mt-2 lg:col-span-full lg:mt-0 print:hidden"
    >
      <ul className="chips chips-row max-md:fade-ends">
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
  );
}
