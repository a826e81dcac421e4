import { Eye, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';
import type { Mockup } from './contract.ts';

type MockupRowProps = { mockup: Mockup; onView: () => void; onDelete: () => void };

export function MockupRow({ mockup, onView, onDelete }: MockupRowProps) {
  const { name, url, position, description } = mockup;
  return (
    <article className="flex flex-wrap gap-4">
      <Thumbnail src={url} alt="" className="h-28 w-16 shrink-0 rounded bg-milk object-contain" />
      <div className="grid min-w-32 flex-1 content-start justify-items-start gap-1">
        <h3 className="leading-snug font-semibold break-all">{name}</h3>
        <Badge tone="warm">{position}</Badge>
        {description && <p className="text-sm text-ink-soft">{description}</p>}
        <div className="flex gap-1">
          <Button variant="secondary" size="sm" aria-label={`View ${name}`} onClick={onView}>
            <Eye className="size-4" aria-hidden="true" />
            View
          </Button>
          <Button
            variant="quiet"
            size="sm"
            className="text-danger"
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}
