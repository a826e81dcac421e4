import { KeyRound, LogOut, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import { formatDay } from '../../time.ts';
import { Badge, type Tone } from '../../ui/dashboard/badge.tsx';
import { IconButton } from '../../ui/dashboard/icon-button.tsx';
import type { Account, Role } from './contract.ts';

const tones: Record<Role, Tone> = { owner: 'warm', editor: 'good', cashier: 'neutral' };

type AccountRowProps = {
  account: Account;
  own: boolean;
  onEdit: () => void;
  onReset: () => void;
  onDelete: () => void;
  onSignOut: () => void;
  onResetSecondFactor: () => void;
};

export function AccountRow({ account, own, ...on }: AccountRowProps) {
  const { name, email, role, disabled, mustChangePassword, secondFactor, passkeys, signedInAt } =
    account;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {own && <span className="text-sm font-normal text-ink-soft">(you)</span>}
          <Badge tone={tones[role]}>{role}</Badge>
          {disabled && <Badge tone="danger">disabled</Badge>}
          {secondFactor && <Badge tone="good">two-step</Badge>}
          {passkeys > 0 && <Badge tone="good">passkey</Badge>}
          {mustChangePassword && <Badge>password not chosen yet</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {email} ·{' '}
          {signedInAt ? `last signed in ${formatDay(signedInAt)}` : 'has not signed in yet'}
        </p>
      </div>
      <div className="flex gap-1">
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={on.onEdit} />
        {!own && (
          <>
            {(secondFactor || passkeys > 0) && (
              <IconButton
                icon={ShieldOff}
                label={`Reset the two-step sign-in of ${name}`}
                onClick={on.onResetSecondFactor}
              />
            )}
            <IconButton
              icon={LogOut}
              label={`Sign ${name} out everywhere`}
              onClick={on.onSignOut}
            />
            <IconButton
              icon={KeyRound}
              label={`Reset the password of ${name}`}
              onClick={on.onReset}
            />
            <IconButton icon={Trash2} label={`Delete ${name}`} danger onClick={on.onDelete} />
          </>
        )}
      </div>
    </li>
  );
}
