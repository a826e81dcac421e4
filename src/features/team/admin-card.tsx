import { RowButtons } from '../../ui/row-buttons.tsx';
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
        <div className="-ms-2">
          <RowButtons name={name} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
    </article>
  );
}
