import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';
import type { TeamMember } from './contract.ts';
import { Placeholder } from './placeholder.tsx';

type MemberCardProps = { member: TeamMember; onEdit: () => void; onDelete: () => void };

export function MemberCard({ member, onEdit, onDelete }: MemberCardProps) {
  const { name, position, photoUrl, displayOrder } = member;
  const photo = 'size-20 shrink-0 rounded bg-caramel-tint object-cover';
  return (
    <article className="flex flex-wrap gap-4">
      {photoUrl ? (
        <Thumbnail src={photoUrl} alt="" className={photo} />
      ) : (
        <Placeholder className={photo} />
      )}
      <div className="grid min-w-32 flex-1 gap-0.5">
        <h3 className="leading-snug font-semibold">{name}</h3>
        <p className="text-sm text-ink-soft">{position}</p>
        <p className="text-xs text-ink-soft">Order: {displayOrder}</p>
        <div className="-ms-2 flex gap-1">
          <Button variant="quiet" size="icon" aria-label={`Edit ${name}`} onClick={onEdit}>
            <Pencil className="size-4" aria-hidden="true" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            className="text-danger"
            aria-label={`Delete ${name}`}
            onClick={onDelete}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </Button>
        </div>
      </div>
    </article>
  );
}
