import { useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Time } from '../../../ui/time.tsx';
import type { Rating } from '../staff.contract.ts';
import { Badges, Waiting } from './admin-badges.tsx';
import { countOf } from './admin-hints.tsx';

type RatingRowProps = {
  rating: Rating;
  /** It is the one beside the list. */
  open: boolean;
  /** Chosen by the keyboard, which then is here. */
  focused: boolean;
  onOpen: () => void;
};

export function RatingRow({ rating, open, focused, onOpen }: RatingRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const hints = countOf(rating.hints);
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-current={open ? 'true' : undefined}
        onClick={onOpen}
        className={classes(
          'grid w-full scroll-my-4 gap-1.5 px-4 py-3 text-start transition hover:bg-milk',
          open && 'lg:shadow-[inset_0.3rem_0_0_var(--color-caramel-deep)]',
        )}
      >
        <span className="font-semibold wrap-anywhere">{rating.name}</span>
        <Badges rating={rating} />
        <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
          <Time iso={rating.createdAt} />
          {rating.age && <Waiting age={rating.age} />}
          {hints > 0 && (
            <span className="font-semibold text-caramel-deep">
              {hints} {hints === 1 ? 'hint' : 'hints'}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
