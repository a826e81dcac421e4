import { Star } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { feedbackLabels, STARS } from '../contract.ts';
import { feedbackTexts } from '../messages.ts';
import type { Feedback } from '../staff.contract.ts';

export function Facts({ feedback: { category, menuItem, rating } }: { feedback: Feedback }) {
  const say = useSay();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge>{feedbackLabels[category]}</Badge>
      {category !== 'pelayanan' &&
        (menuItem ? (
          <span>{menuItem.name}</span>
        ) : (
          <span className="text-ink-soft">{say(feedbackTexts.menuItemGone)}</span>
        ))}
      {rating !== null && <Rating rating={rating} />}
    </div>
  );
}

type AspectsProps = { aspects: string[]; onAspect: (aspect: string) => void };

export function Aspects({ aspects, onAspect }: AspectsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Aspek">
      {aspects.map((aspect) => (
        <li key={aspect}>
          <button
            type="button"
            aria-label={`Tampilkan semua tentang ${aspect}`}
            onClick={() => onAspect(aspect)}
            className="rounded bg-caramel-tint px-2.5 py-1 text-xs font-semibold transition hover:bg-milk pointer-coarse:min-h-11"
          >
            {aspect}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Rating({ rating }: { rating: number }) {
  return (
    <span className="flex gap-0.5 text-caramel" role="img" aria-label={`${rating} dari 5 bintang`}>
      {STARS.map((star) => (
        <Star
          key={star}
          className={classes('size-4', star <= rating && 'fill-current')}
          strokeWidth={1.5}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
