import { Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { formatDay } from '../../ui/time.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';
import type { Promo } from './contract.ts';

type PromoCardProps = {
  promo: Promo;
  onEdit: () => void;
  onActive: (isActive: boolean) => void;
  onDelete: () => void;
};

export function PromoCard({ promo, onEdit, onActive, onDelete }: PromoCardProps) {
  const { title, description, displayOrder, imageUrl, isActive, createdAt } = promo;
  return (
    <article className="grid gap-2">
      <Thumbnail src={imageUrl} alt="" className="aspect-4/5 w-full rounded bg-milk object-cover" />
      <h3 className="leading-snug font-semibold">{title}</h3>
      <p className="line-clamp-2 text-sm text-ink-soft">{description}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
        <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        <span>Order: {displayOrder}</span>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
      <Switch
        label="Active"
        checked={isActive}
        onChange={(event) => onActive(event.target.checked)}
      />
      <div className="flex gap-1">
        <Button variant="secondary" size="sm" aria-label={`Edit ${title}`} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden="true" />
          Edit
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="text-danger"
          aria-label={`Delete ${title}`}
          onClick={onDelete}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          Delete
        </Button>
      </div>
    </article>
  );
}
