import { KeyRound, LogOut, ShieldOff, Trash2 } from 'lucide-react';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { EditRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { listTexts } from '../../../ui/dashboard/lists/messages.ts';
import { Menu, MenuItem } from '../../../ui/dashboard/menu.tsx';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { EmailText } from '../../../ui/email-link.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type Account, worksAtOutlets } from '../contract.ts';
import { accountTexts } from '../messages.ts';

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
  const { mediumDay } = useFormats();
  const { name, email, role, disabled, mustChangePassword, secondFactor, passkeys, signedInAt } =
    account;
  const names = account.outletIds.map((id) => outletNames.get(id)).filter(Boolean);
  const gone = account.outletIds.length - names.length;
  const works = [...names, gone > 0 && say(accountTexts.goneOutlets, { count: gone })];
  const place =
    worksAtOutlets(role) &&
    outletNames.size > 1 &&
    (works.filter(Boolean).join(', ') || say(accountTexts.allOutlets));
  const facts = [
    !signedInAt &&
      say(mustChangePassword ? accountTexts.passwordNotChosen : accountTexts.neverSignedIn),
    secondFactor && say(accountTexts.twoStepBadge),
    passkeys > 0 && say(accountTexts.passkeyBadge),
  ].filter((fact) => fact !== false);
  return (
    <li className="px-4 py-3 sm:px-5">
      <article className="@container relative grid">
        <div className="flex items-center gap-x-3">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-milk text-sm font-bold text-ink-soft uppercase"
          >
            {name.slice(0, 1)}
          </span>
          <div className="grid min-w-0 flex-1 gap-y-0.5">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3 className="leading-snug font-semibold wrap-anywhere">{name}</h3>
              {name !== say(accountTexts[role]) && <Badge>{say(accountTexts[role])}</Badge>}
              {own && <Badge tone="warm">{say(accountTexts.you)}</Badge>}
              {disabled && <Badge tone="danger">{say(accountTexts.disabledBadge)}</Badge>}
            </div>
            <div className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <p className="wrap-anywhere">
                <EmailText email={email} />
              </p>
              {place && <p>{place}</p>}
              <ul className="flex flex-wrap gap-x-3 *:first:first-letter:uppercase @2xl:ms-auto">
                {signedInAt && (
                  <li>
                    {say(accountTexts.lastSignedIn)} {mediumDay(signedInAt)}
                  </li>
                )}
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </div>
          </div>
          <EditRow label={say(accountTexts.editNamed, { name })} onClick={on.onEdit} />
          {!own && (
            <Menu label={say(listTexts.moreNamed, { name })} className="relative z-1 -me-2">
              <MenuItem
                icon={KeyRound}
                text={say(accountTexts.resetPassword)}
                label={say(accountTexts.resetPasswordNamed, { name })}
                onClick={on.onReset}
              />
              {(secondFactor || passkeys > 0) && (
                <MenuItem
                  icon={ShieldOff}
                  text={say(accountTexts.resetSecondFactor)}
                  label={say(accountTexts.resetSecondFactorNamed, { name })}
                  onClick={on.onResetSecondFactor}
                />
              )}
              <MenuItem
                icon={LogOut}
                text={say(accountTexts.signOutEverywhere)}
                label={say(accountTexts.signOutNamed, { name })}
                onClick={on.onSignOut}
              />
              <MenuItem
                icon={Trash2}
                text={say(dashboardTexts.delete)}
                label={say(accountTexts.deleteNamed, { name })}
                danger
                onClick={on.onDelete}
              />
            </Menu>
          )}
        </div>
      </article>
    </li>
  );
}
