import { Star, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { Time } from '../../ui/time.tsx';
import { Notes } from './admin-notes.tsx';
import type { Feedback } from './contract.ts';
import { feedbackLabels, feedbackMessages, STARS } from './form.contract.ts';

type FeedbackCardProps = {
  feedback: Feedback;
  /** Answers whether it was saved. */
  onNotes: (notes: string) => Promise<boolean>;
  onHandled: (isHandled: boolean) => void;
  onDelete: () => void;
};

export function FeedbackCard({ feedback, onNotes, onHandled, onDelete }: FeedbackCardProps) {
  const { name, category, menuItem, aspects, details, rating, isHandled, createdAt } = feedback;
  return (
    <article className="card grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1.5">
          <h4 className="font-semibold wrap-anywhere">{name}</h4>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge>{feedbackLabels[category]}</Badge>
            {category !== 'pelayanan' && (
              <span className={menuItem ? undefined : 'text-ink-soft'}>
                {menuItem?.name ?? feedbackMessages.menuItemId}
              </span>
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {rating !== null && <Rating rating={rating} />}
          <Badge tone={isHandled ? 'good' : 'warm'}>{isHandled ? 'Ditangani' : 'Baru'}</Badge>
        </div>
      </div>
      <ul className="flex flex-wrap gap-1.5" aria-label="Aspek">
        {aspects.map((aspect) => (
          <li key={aspect} className="rounded bg-caramel-tint px-2.5 py-0.5 text-xs font-semibold">
            {aspect}
          </li>
        ))}
      </ul>
      <p className="max-w-text text-sm whitespace-pre-line wrap-anywhere">{details}</p>
      <Notes feedback={feedback} onSave={onNotes} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Time iso={createdAt} className="text-xs text-ink-soft" />
        <Switch
          label="Sudah ditangani"
          checked={isHandled}
          onChange={(event) => onHandled(event.target.checked)}
        />
        <Button
          variant="quiet"
          size="icon"
          className="ms-auto text-danger"
          aria-label={`Hapus feedback ${name}`}
          onClick={onDelete}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </Button>
      </div>
    </article>
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
