import { KeyRound, LogOut, ShieldOff, Trash2 } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { EditRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { listTexts } from '../../../ui/dashboard/lists/messages.ts';
import { Menu, MenuItem } from '../../../ui/dashboard/menu.tsx';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { Avatar } from '../../../ui/dashboard/tools/avatar.tsx';
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
  const chosen = worksAtOutlets(role) ? works.filter(Boolean).join(', ') : '';
  const place = outletNames.size > 1 && (chosen || say(accountTexts.allOutlets));
  const factors = [
    secondFactor && say(accountTexts.twoStepBadge),
    passkeys > 0 && say(accountTexts.passkeyBadge),
  ].filter((factor) => factor !== false);
  const asksAgain = mustChangePassword && !own;
  const neverText = mustChangePassword
    ? accountTexts.passwordNotChosen
    : accountTexts.neverSignedIn;
  return (
    <li className="px-card py-3">
      <article className="@container relative grid">
        <div className="flex items-start gap-x-3 @2xl:items-center">
          <Avatar>{name.slice(0, 1)}</Avatar>
          <div
            className={classes(
              'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-0.5 text-sm text-ink-soft @2xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)] @2xl:items-center',
              // The others have a menu there.
              own && '@2xl:pe-10',
            )}
          >
            <div>
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <h3 className="text-base leading-snug font-semibold wrap-anywhere text-ink">
                  {name}
                </h3>
                {own && <Badge tone="warm">{say(accountTexts.you)}</Badge>}
                {disabled && <Badge tone="danger">{say(accountTexts.disabledBadge)}</Badge>}
              </div>
              <p className="wrap-anywhere">
                <EmailText email={email} />
              </p>
            </div>
            <div className="grid gap-y-0.5 @2xl:contents">
              <p className="@2xl:grid">
                <span className="font-medium text-ink">{say(accountTexts[role])}</span>
                {place && <span className="@max-2xl:before:content-['_·_']">{place}</span>}
              </p>
              <p className="grid justify-items-start *:first-letter:uppercase">
                <span
                  className={classes(
                    signedInAt && !asksAgain && '@max-2xl:hidden',
                    asksAgain && 'text-caramel-deep',
                  )}
                >
                  {signedInAt
                    ? `${say(accountTexts.lastSignedIn)} ${mediumDay(signedInAt)}`
                    : say(neverText)}
                </span>
                {factors.length > 0 && <span>{factors.join(', ')}</span>}
                {asksAgain && (
                  // The first one is shown once, and is gone if that answer is lost. In a narrow list
                  // the menu has it.
                  <button
                    type="button"
                    aria-label={say(accountTexts.newOneTimeNamed, { name })}
                    className="link relative z-1 @max-2xl:hidden pointer-coarse:-my-3 pointer-coarse:py-3"
                    onClick={on.onReset}
                  >
                    {say(accountTexts.newOneTime)}
                  </button>
                )}
              </p>
            </div>
          </div>
          <EditRow label={say(accountTexts.editNamed, { name })} onClick={on.onEdit} />
          {!own && (
            <Menu
              label={say(listTexts.moreNamed, { name })}
              className="relative z-1 -me-4 @max-2xl:-my-2.5"
            >
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
