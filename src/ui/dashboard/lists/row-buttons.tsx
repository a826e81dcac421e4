import { Pencil, Trash2 } from 'lucide-react';
import { byLanguage } from '../../language.ts';
import { IconButton } from '../icon-button.tsx';

type RowButtonsProps = { name: string; onEdit: () => void; onDelete: () => void };

export function RowButtons({ name, onEdit, onDelete }: RowButtonsProps) {
  return (
    <span className="flex gap-1">
      <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
      <IconButton
        icon={Trash2}
        label={`${byLanguage('Delete', 'Hapus')} ${name}`}
        danger
        onClick={onDelete}
      />
    </span>
  );
}
