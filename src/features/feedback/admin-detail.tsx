import { Check, RotateCcw, Star, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { IconButton } from '../../ui/dashboard/icon-button.tsx';
import { Time } from '../../ui/time.tsx';
import type { Staff } from '../accounts/contract.ts';
import { Assign, Replies, ReplyForm } from '../replies/admin-replies.tsx';
import type { ReplyInput } from '../replies/contract.ts';
import { Notes } from './admin-notes.tsx';
import { feedbackLabels, feedbackMessages, STARS } from './contract.ts';
import type { Feedback } from './staff.contract.ts';

type FeedbackDetailProps = {
  feedback: Feedback;
  staff: Staff;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Returns whether it was saved. */
  onNotes: (notes: string) => Promise<boolean>;
  onHandled: (isHandled: boolean) => void;
  onAssign: (id: number | null) => void;
  onReply: (input: ReplyInput) => Promise<boolean>;
  onAspect: (aspect: string) => void;
  onDelete: () => void;
};

export function FeedbackDetail(props: FeedbackDetailProps) {
  const { feedback, staff, field, onNotes, onHandled, onAssign, onReply, onAspect, onDelete } =
    props;
  const { id, name, category, aspects, details, rating, isHandled, createdAt } = feedback;
  return (
    <article className="card grid gap-4 p-4 sm:p-5" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1.5">
          <h4 className="text-xl font-bold wrap-anywhere">{name}</h4>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge>{feedbackLabels[category]}</Badge>
            {category !== 'pelayanan' && <MenuItem feedback={feedback} />}
            {rating !== null && <Rating rating={rating} />}
          </div>
        </div>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:grid sm:justify-items-end">
          <Badge tone={isHandled ? 'good' : 'warm'}>{isHandled ? 'Ditangani' : 'Baru'}</Badge>
          <Time iso={createdAt} className="text-xs text-ink-soft" />
        </span>
      </div>
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
      <p className="max-w-text whitespace-pre-line wrap-anywhere">{details}</p>
      <Notes key={id} feedback={feedback} onSave={onNotes} />
      <Replies replies={feedback.replies} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant={isHandled ? 'secondary' : 'primary'} onClick={() => onHandled(!isHandled)}>
          {isHandled ? (
            <RotateCcw className="size-4" aria-hidden="true" />
          ) : (
            <Check className="size-4" aria-hidden="true" />
          )}
          {isHandled ? 'Buka lagi' : 'Tandai ditangani'}
        </Button>
        <Assign assignedTo={feedback.assignedTo} onAssign={onAssign} />
        <span className="ms-auto">
          <IconButton icon={Trash2} label={`Hapus feedback ${name}`} danger onClick={onDelete} />
        </span>
      </div>
      <ReplyForm
        key={`reply ${id}`}
        staff={staff}
        about={`feedback:${id}`}
        name={name}
        email=""
        written={details}
        field={field}
        onReply={onReply}
      />
    </article>
  );
}

/** Customers need not choose an item; only one that was chosen can be missing. */
function MenuItem({ feedback: { menuItem, menuItemId } }: { feedback: Feedback }) {
  if (menuItem) return <span>{menuItem.name}</span>;
  const text = menuItemId === null ? 'Tanpa menu tertentu' : feedbackMessages.menuItemId;
  return <span className="text-ink-soft">{text}</span>;
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
