import { Star } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useSay } from '../../../ui/reader.tsx';
import { Choices, coversLabel } from '../../../ui/site/choices.tsx';
import { useHydrated } from '../../../ui/site/use-hydrated.ts';
import { STARS } from '../contract.ts';
import { feedbackFormTexts as texts } from './messages.ts';

const shownWhenRated =
  'invisible inline-flex min-h-11 shrink-0 items-center px-2 link text-sm group-has-[[name=rating]:not([value=""]):checked]/stars:visible';

/** Radio buttons work by keyboard and without JavaScript. */
export function Stars({ chosen, error }: { chosen: string; error: string | undefined }) {
  const say = useSay();
  return (
    <Choices id="feedback-rating" legend={say(texts.rating)} error={error} className="group/stars">
      <div className="-ms-1.5 flex items-center">
        {STARS.map((star) => (
          <label
            key={star}
            className="relative grid size-11 min-w-0 place-items-center rounded text-foam has-focus-visible:outline-3 has-focus-visible:outline-caramel-deep has-checked:text-caramel has-[~label>:checked:not([value=''])]:text-caramel"
          >
            <input
              type="radio"
              name="rating"
              value={star}
              aria-label={say(texts.stars, { star })}
              defaultChecked={chosen === String(star)}
              className={coversLabel}
            />
            <Star
              className="h-8 w-full max-w-8 fill-current stroke-caramel-deep transition forced-colors:fill-none forced-colors:in-[label:has(:checked,~label>:checked:not([value='']))]:fill-[Highlight]"
              strokeWidth={1.25}
            />
          </label>
        ))}
        <Reset />
      </div>
    </Choices>
  );
}

function Reset() {
  const say = useSay();
  if (useHydrated()) {
    return (
      <button type="button" className={shownWhenRated} onClick={clearStars}>
        {say(texts.reset)}
      </button>
    );
  }
  return (
    <label className={shownWhenRated}>
      <input type="radio" name="rating" value="" className="sr-only" />
      {say(texts.reset)}
    </label>
  );
}

function clearStars({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const stars = currentTarget.form?.querySelectorAll<HTMLInputElement>('[name=rating]') ?? [];
  for (const star of stars) star.checked = false;
  stars[0]?.focus();
}
