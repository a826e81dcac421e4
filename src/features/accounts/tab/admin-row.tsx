import { KeyRound, LogOut, ShieldOff, Trash2 } from 'lucide-react';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { EditRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { listTexts } from '../../../ui/dashboard/lists/messages.ts';
import { Menu, MenuItem } from '../../../ui/dashboard/menu.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type Account, worksAtOutlets } from '../contract.ts';
import { accountTexts } from '../messages.ts';
import { roleAllows } from './admin-role.tsx';

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
  const roleName = say(roleNames[role]);
  const names = account.outletIds.map((id) => outletNames.get(id)).filter(Boolean);
  const gone = account.outletIds.length - names.length;
  const works = [...names, gone > 0 && say(accountTexts.goneOutlets, { count: gone })];
  const facts = [
    signedInAt
      ? say(accountTexts.lastSignedIn, { day: day(signedInAt) })
      : !mustChangePassword && say(accountTexts.neverSignedIn),
    secondFactor && say(accountTexts.twoStepBadge),
    passkeys > 0 && say(accountTexts.passkeyBadge),
    worksAtOutlets(role) &&
      outletNames.size > 1 &&
      (works.filter(Boolean).join(', ') || say(accountTexts.allOutlets)),
  ].filter((fact) => fact !== false);
  return (
    <li className="px-4 py-3 sm:px-5">
      <article className="@container relative grid">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[1fr_auto] items-start gap-x-3 @max-3xs:grid-rows-[auto_1fr] @xl:flex @xl:flex-wrap @xl:items-center @3xl:flex-nowrap">
          <div className="grid min-w-0 flex-1 gap-1">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3 className="leading-snug font-semibold wrap-anywhere">{name}</h3>
              {own && <Badge tone="warm">{say(accountTexts.you)}</Badge>}
              {disabled && <Badge tone="danger">{say(accountTexts.disabledBadge)}</Badge>}
              {mustChangePassword && <Badge>{say(accountTexts.passwordNotChosen)}</Badge>}
            </div>
            <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
          </div>
          <p className="col-span-full row-start-2 mt-1.5 flex flex-wrap gap-x-2 text-sm @max-3xs:row-start-3 @xl:mt-0 @xl:grid @xl:w-56 @xl:gap-1 @3xl:w-72">
            <span className="font-semibold">{roleName}</span>
            <span className="text-ink-soft @xl:text-xs">{say(roleAllows[role])}</span>
          </p>
          <ul className="col-span-full row-start-3 mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft @max-3xs:row-start-4 @xl:order-last @xl:basis-full @3xl:order-none @3xl:grid @3xl:w-60 @3xl:basis-auto">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <div className="-me-2 flex @max-3xs:col-start-2 @max-3xs:row-start-2 @max-xl:-mt-2.75 @xl:min-w-11">
            <EditRow label={say(accountTexts.editNamed, { name })} onClick={on.onEdit} />
            {!own && (
              <Menu label={say(listTexts.moreNamed, { name })} className="relative z-1">
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
        </div>
      </article>
    </li>
  );
}
