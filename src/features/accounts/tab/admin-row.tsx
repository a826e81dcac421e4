import { KeyRound, LogOut, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { listTexts } from '../../../ui/dashboard/lists/messages.ts';
import { Menu, MenuItem } from '../../../ui/dashboard/menu.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type Account, worksAtOutlets } from '../contract.ts';
import { accountTexts } from '../messages.ts';

const roleNames = {
  owner: accountTexts.ownerRole,
  editor: accountTexts.editorRole,
  manager: accountTexts.managerRole,
  cashier: accountTexts.cashierRole,
};

type AccountRowProps = {
  account: Account;
  outletNames: Map<number, string>;
  own: boolean;
  onEdit: () => void;
  onReset: () => void;
  onDelete: () => void;
  onSignOut: () => void;
  onResetSecondFactor: () => void;
};

export function AccountRow({ account, outletNames, own, ...on }: AccountRowProps) {
  const say = useSay();
  const { day } = useFormats();
  const { name, email, role, disabled, mustChangePassword, secondFactor, passkeys, signedInAt } =
    account;
  const names = account.outletIds.map((id) => outletNames.get(id)).filter(Boolean);
  const gone = account.outletIds.length - names.length;
  const works = [...names, gone > 0 && say(accountTexts.goneOutlets, { count: gone })];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge tone={role === 'owner' ? 'warm' : 'neutral'}>{say(roleNames[role])}</Badge>
          {own && <Badge>{say(accountTexts.you)}</Badge>}
          {disabled && <Badge tone="danger">{say(accountTexts.disabledBadge)}</Badge>}
          {secondFactor && <Badge tone="good">{say(accountTexts.twoStepBadge)}</Badge>}
          {passkeys > 0 && <Badge tone="good">{say(accountTexts.passkeyBadge)}</Badge>}
          {mustChangePassword && <Badge>{say(accountTexts.passwordNotChosen)}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {email} ·{' '}
          {signedInAt
            ? say(accountTexts.lastSignedIn, { day: day(signedInAt) })
            : say(accountTexts.neverSignedIn)}
        </p>
        {worksAtOutlets(role) && outletNames.size > 1 && (
          <p className="text-sm wrap-anywhere">
            {works.filter(Boolean).join(', ') || say(accountTexts.allOutlets)}
          </p>
        )}
      </div>
      <div className="-me-2 flex">
        <IconButton
          icon={Pencil}
          label={say(accountTexts.editNamed, { name })}
          onClick={on.onEdit}
        />
        {!own && (
          <Menu label={say(listTexts.moreNamed, { name })}>
            <MenuItem
              icon={KeyRound}
              text={say(accountTexts.resetPasswordNamed, { name })}
              onClick={on.onReset}
            />
            {(secondFactor || passkeys > 0) && (
              <MenuItem
                icon={ShieldOff}
                text={say(accountTexts.resetSecondFactorNamed, { name })}
                onClick={on.onResetSecondFactor}
              />
            )}
            <MenuItem
              icon={LogOut}
              text={say(accountTexts.signOutNamed, { name })}
              onClick={on.onSignOut}
            />
            <MenuItem
              icon={Trash2}
              text={say(accountTexts.deleteNamed, { name })}
              danger
              onClick={on.onDelete}
            />
          </Menu>
        )}
      </div>
    </li>
  );
}
