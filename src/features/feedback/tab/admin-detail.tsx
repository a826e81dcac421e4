import { Star } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { STARS } from '../contract.ts';
import { categoryTexts, feedbackTexts } from '../messages.ts';
import type { Feedback } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';

type FactsProps = { feedback: Feedback; onAspect: (aspect: string) => void };

export function Facts({ feedback, onAspect }: FactsProps) {
  const { category, menuItem, outlet, rating, aspects } = feedback;
  const say = useSay();
  return (
    <div className="flex flex-wrap items-center gap-1.5 *:data-badge:whitespace-normal pointer-coarse:gap-y-0">
      {rating !== null && <Stars rating={rating} className="me-1.5 size-4" />}
      <Badge>{say(categoryTexts[category])}</Badge>
      {category !== 'pelayanan' && (
        <Badge>{menuItem ? menuItem.name : say(feedbackTexts.menuItemGone)}</Badge>
      )}
      <Aspects aspects={aspects} onAspect={onAspect} />
      {outlet && <Badge>{outlet.name}</Badge>}
    </div>
  );
}

function Aspects({ aspects, onAspect }: Pick<Feedback, 'aspects'> & Pick<FactsProps, 'onAspect'>) {
  const say = useSay();
  return (
    <ul className="contents" aria-label={say(t.aspects)}>
      {aspects.map((aspect) => (
        <li key={aspect}>
          <button
            type="button"
            aria-label={say(t.showAllAbout, { aspect })}
            onClick={() => onAspect(aspect)}
            className="group grid min-h-6 place-items-center pointer-coarse:min-h-11"
          >
            <span className="rounded-full bg-milk px-2.5 py-0.5 text-xs font-semibold text-ink-soft transition group-hover:text-ink group-hover:underline">
              {aspect}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Stars({ rating, className }: { rating: number; className: string }) {
  const say = useSay();
  return (
    <span className="flex gap-0.5 text-bar" role="img" aria-label={say(t.starsOf, { rating })}>
      {STARS.map((star) => (
        <Star
          key={star}
          className={classes(className, star <= rating && 'fill-current')}
          strokeWidth={1.5}
        />
      ))}
    </span>
  );
}
