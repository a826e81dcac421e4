import { useState } from 'react';
import { Card } from '../../../ui/dashboard/card.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ReauthenticationForm } from '../admin-reauthenticate.tsx';
import { type Reauthentication, type Role, roles, signInState } from '../contract.ts';
import { accountTexts } from '../messages.ts';

const path = '/api/admin/sign-in-settings';
const names = {
  owner: accountTexts.owners,
  editor: accountTexts.editors,
  manager: accountTexts.managers,
  cashier: accountTexts.cashiers,
};

export function SignInSettingsCard({ className }: { className: string }) {
  const say = useSay();
  // The key is under the accounts', because accounts that come and go change its counts.
  const query = useGet(['accounts', 'sign-in-settings'], path, signInState);
  const { update, refresh } = useAction('accounts');
  /** The role that is no longer to have it, which takes the password. */
  const [freed, setFreed] = useState<Role | null>(null);
  const close = () => setFreed(null);
  const required = query.data?.secondFactorRoles ?? [];
  const add = (role: Role) =>
    update(
      () => api.put(path, { secondFactorRoles: [...required, role] }),
      say(accountTexts.secondFactorUpdated),
    );
  const free = async (input: Reauthentication) => {
    const secondFactorRoles = required.filter((role) => role !== freed);
    await api.put(path, { secondFactorRoles, ...input });
    toast({ title: say(accountTexts.secondFactorUpdated) });
    close();
    await refresh();
  };

  return (
    <Card
      title={say(accountTexts.secondFactor)}
      hint={say(accountTexts.secondFactorHint)}
      className={className}
    >
      <ListState query={query} failure={say(accountTexts.secondFactorFailed)} empty={null}>
        {({ secondFactorRoles, ...counts }) => (
          <div className="grid gap-x-8 md:max-xl:grid-cols-2">
            <p className="col-span-full pb-2 text-sm font-semibold">
              {secondFactorRoles.length === 0 && `${say(accountTexts.secondFactorOff)} `}
              {say(accountTexts.secondFactorUsed, counts)}
            </p>
            {roles.map((role) => (
              <Switch
                key={role}
                label={say(names[role])}
                className="border-t border-line *:[label]:flex-row-reverse *:[label]:justify-between sm:pointer-fine:*:[label]:min-h-9"
                checked={secondFactorRoles.includes(role)}
                onChange={({ target }) => (target.checked ? void add(role) : setFreed(role))}
              />
            ))}
          </div>
        )}
      </ListState>
      <Dialog
        open={freed !== null}
        onClose={close}
        title={freed && say(accountTexts.askLessSecondFactor, { who: say(names[freed]) })}
      >
        <ReauthenticationForm
          explanation={say(accountTexts.askLessSecondFactorHint)}
          action={say(accountTexts.notRequired)}
          onCancel={close}
          onSend={free}
        />
      </Dialog>
    </Card>
  );
}
