import { Badge } from '../../ui/badge.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { Time } from '../../ui/time.tsx';
import type { Faq } from './contract.ts';

type FaqCardProps = {
  faq: Faq;
  onEdit: () => void;
  onActive: (isActive: boolean) => void;
  onDelete: () => void;
};

export function FaqCard({ faq, onEdit, onActive, onDelete }: FaqCardProps) {
  const { question, answer, displayOrder, isActive, createdAt } = faq;
  return (
    <article className="grid gap-1">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <h3 className="min-w-48 flex-1 leading-snug font-semibold">{question}</h3>
        <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </div>
      <p className="line-clamp-3 text-sm whitespace-pre-line text-ink-soft">{answer}</p>
      <div className="flex flex-wrap items-center gap-x-4 text-xs text-ink-soft">
        <span>Order: {displayOrder}</span>
        <Time iso={createdAt} />
        <Switch
          label="Active"
          checked={isActive}
          onChange={(event) => onActive(event.target.checked)}
        />
        <span className="ms-auto">
          <RowButtons name={question} onEdit={onEdit} onDelete={onDelete} />
        </span>
      </div>
    </article>
  );
}
