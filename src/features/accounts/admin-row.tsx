import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Badge, type Tone } from '../../ui/dashboard/badge.tsx';
import { IconButton } from '../../ui/dashboard/icon-button.tsx';
import { formatDay } from '../../ui/time.tsx';
import type { Account, Role } from './contract.ts';

const tones: Record<Role, Tone> = { owner: 'warm', editor: 'good', cashier: 'neutral' };

type AccountRowProps = {
  account: Account;
  own: boolean;
  onEdit: () => void;
  onReset: () => void;
  onDelete: () => void;
};

export function AccountRow({ account, own, onEdit, onReset, onDelete }: AccountRowProps) {
  const { name, email, role, disabled, mustChangePassword, createdAt } = account;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {own && <span className="text-sm font-normal text-ink-soft">(you)</span>}
          <Badge tone={tones[role]}>{role}</Badge>
          {disabled && <Badge tone="danger">disabled</Badge>}
          {mustChangePassword && <Badge>password not chosen yet</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {email} · since {formatDay(createdAt)}
        </p>
      </div>
      <div className="flex gap-1">
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
        {!own && (
          <>
            <IconButton icon={KeyRound} label={`Reset the password of ${name}`} onClick={onReset} />
            <IconButton icon={Trash2} label={`Delete ${name}`} danger onClick={onDelete} />
          </>
        )}
      </div>
    </li>
  );
}
