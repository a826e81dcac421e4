import { Pencil, Trash2 } from 'lucide-react';
import { Button } from './button.tsx';

type RowButtonsProps = {
  /** What the row is called. */
  name: string;
  words?: { edit: string; remove: string };
  onEdit: () => void;
  onDelete: () => void;
};

/** Edit and delete, as icons at the end of a row. */
export function RowButtons({
  name,
  words = { edit: 'Edit', remove: 'Delete' },
  onEdit,
  onDelete,
}: RowButtonsProps) {
  return (
    <span className="flex gap-1">
      <Button variant="quiet" size="icon" aria-label={`${words.edit} ${name}`} onClick={onEdit}>
        <Pencil className="size-4" aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className="text-danger"
        aria-label={`${words.remove} ${name}`}
        onClick={onDelete}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </Button>
    </span>
  );
}
