import { KeyRound, LogOut, ShieldOff, Trash2 } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
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

const columns =
  'grid items-center gap-x-3 gap-y-1 @2xl:grid-cols-[auto_minmax(0,5fr)_minmax(0,3fr)_11rem_auto]';

export function AccountHeads() {
  const say = useSay();
  return (
    <div aria-hidden="true" className="@container px-4 sm:px-5">
      <div
        className={classes(
          columns,
          '-mx-4 border-b border-line px-4 py-2 text-xs font-semibold text-ink-soft sm:-mx-5 sm:px-5 @max-2xl:hidden',
        )}
      >
        <span className="w-9" />
        <span>{say(accountTexts.name)}</span>
        <span>{say(accountTexts.role)}</span>
        <span className="text-end">{say(accountTexts.signIn)}</span>
        <span className="-me-2 w-11" />
      </div>
    </div>
  );
}

type AccountRowProps = {
  account: Account;
  outletNames: Map<number, string>;
  own: boolean;
  hasHeads: boolean;
  onEdit: () => void;
  onReset: () => void;
  onDelete: () => void;
  onSignOut: () => void;
  onResetSecondFactor: () => void;
};

export function AccountRow({ account, outletNames, own, hasHeads, ...on }: AccountRowProps) {
  const say = useSay();
  const { mediumDay, clock } = useFormats();
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
        <div
          className={classes(
            columns,
            '@max-2xl:grid-cols-[auto_minmax(0,1fr)_auto] @max-2xl:items-start',
          )}
        >
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-milk text-sm font-bold text-ink-soft uppercase"
          >
            {name.slice(0, 1)}
          </span>
          <div className="grid min-w-0">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3 className="leading-snug font-semibold wrap-anywhere">{name}</h3>
              {own && <Badge tone="warm">{say(accountTexts.you)}</Badge>}
              {disabled && <Badge tone="danger">{say(accountTexts.disabledBadge)}</Badge>}
            </div>
            <p className="text-sm wrap-anywhere text-ink-soft">
              <EmailText email={email} />
            </p>
          </div>
          <div className="col-span-2 col-start-2 flex flex-wrap gap-x-3 text-sm @2xl:contents">
            <div className="contents @2xl:grid">
              <p>
                <Badge>{say(accountTexts[role])}</Badge>
              </p>
              {place && <p className="text-ink-soft">{place}</p>}
            </div>
            <ul className="flex flex-wrap gap-x-3 text-ink-soft *:first:first-letter:uppercase @2xl:justify-end @2xl:text-end">
              {signedInAt && (
                <li>
                  <span className={hasHeads ? '@2xl:sr-only' : '@2xl:block'}>
                    {say(accountTexts.lastSignedIn)}{' '}
                  </span>
                  {say(accountTexts.signedInAt, {
                    day: mediumDay(signedInAt),
                    time: clock(signedInAt),
                  })}
                </li>
              )}
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          <div className="-me-2 flex min-w-11 @max-2xl:col-start-3 @max-2xl:row-start-1">
            <EditRow label={say(accountTexts.editNamed, { name })} onClick={on.onEdit} />
            {!own && (
              <Menu label={say(listTexts.moreNamed, { name })} className="relative z-1">
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
        </div>
      </article>
    </li>
  );
}
