import { Pencil, Trash2 } from 'lucide-react';
import { useSay } from '../../reader.tsx';
import { IconButton } from '../icon-button.tsx';
import { listTexts } from './messages.ts';

type RowButtonsProps = { name: string; onEdit: () => void; onDelete: () => void };

export function RowButtons({ name, onEdit, onDelete }: RowButtonsProps) {
  const say = useSay();
  return (
    <span className="flex gap-1">
      <IconButton icon={Pencil} label={say(listTexts.edit, { name })} onClick={onEdit} />
      <IconButton icon={Trash2} label={say(listTexts.delete, { name })} danger onClick={onDelete} />
    </span>
  );
}
