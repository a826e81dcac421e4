import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { ListTools } from '../../ui/dashboard/lists/list-tools.tsx';
import { PagedList } from '../../ui/dashboard/lists/paged-list.tsx';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { useAction } from '../../ui/dashboard/use-action.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { api } from '../../ui/fetch.ts';
import { toast } from '../../ui/toast.tsx';
import { AccountForm } from './admin-form.tsx';
import { OneTimePassword } from './admin-one-time-password.tsx';
import { ReauthenticationForm } from './admin-reauthenticate.tsx';
import { AccountRow } from './admin-row.tsx';
import { SignInSettingsCard } from './admin-sign-in.tsx';
import {
  type Account,
  accountMessages,
  accountSchema,
  accountWithPassword,
  type Reauthentication,
  type Staff,
} from './contract.ts';

const path = '/api/admin/accounts';
type Weakened = { account: Account; what: 'password' | 'second-factor' };

const questions = {
  password: {
    title: (name: string) => `Give ${name} a new password?`,
    explanation:
      'The old one stops working at once, their passkeys are removed, and they are signed out everywhere and told by mail. Show once more that it is you.',
    action: 'Reset password',
  },
  'second-factor': {
    title: (name: string) => `Reset the two-step sign-in of ${name}?`,
    explanation:
      'For a lost phone: the password alone lets them in until they set it up again. Their passkeys are removed; they are signed out everywhere and told by mail. Show once more that it is you.',
    action: 'Reset',
  },
};

const listSchema = z.array(accountSchema);

export default function Accounts({ staff }: { staff: Staff }) {
  const list = usePaged({ key: 'accounts', path, schema: listSchema });
  const { refresh, remove } = useAction('accounts');
  const [edited, setEdited] = useState<Account | 'new' | null>(null);
  const [weakened, setWeakened] = useState<Weakened | null>(null);
  const [issued, setIssued] = useState<z.infer<typeof accountWithPassword> | null>(null);

  const resetPassword = async ({ id }: Account, input: Reauthentication) => {
    setIssued(await api.post(`${path}/${id}/password`, input, accountWithPassword));
    setWeakened(null);
    await refresh();
  };

  const resetSecondFactor = async ({ id }: Account, input: Reauthentication) => {
    await api.delete(`${path}/${id}/second-factor`, input);
    toast({ title: accountMessages.secondFactorReset });
    setWeakened(null);
    await refresh();
  };

  const signOut = ({ id, name }: Account) =>
    remove(
      `${path}/${id}/sessions`,
      { sentence: `Sign ${name} out on every device?`, action: 'Sign out' },
      accountMessages.signedOut,
    );

  const discard = ({ id, name }: Account) => {
    const question = { sentence: `Are you sure you want to delete ${name}?`, action: 'Delete' };
    return remove(`${path}/${id}`, question, accountMessages.deleted);
  };

  return (
    <div className="grid gap-5">
      <ListTools label="Search accounts" list={list} csv={`${path}.csv`}>
        <Button onClick={() => setEdited('new')}>
          <UserRoundPlus className="size-4" aria-hidden="true" />
          Add account
        </Button>
      </ListTools>
      <PagedList
        list={list}
        failure="Failed to fetch accounts"
        none={null}
        noMatch={<Empty title="No account matches" hint="Try another name or e-mail address." />}
      >
        {(rows) => (
          <ul className="card divide-y divide-line">
            {rows.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                own={account.id === staff.id}
                onEdit={() => setEdited(account)}
                onReset={() => setWeakened({ account, what: 'password' })}
                onDelete={() => discard(account)}
                onSignOut={() => signOut(account)}
                onResetSecondFactor={() => setWeakened({ account, what: 'second-factor' })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <SignInSettingsCard />
      <AccountForm
        edited={edited}
        own={edited !== 'new' && edited?.id === staff.id}
        onClose={() => setEdited(null)}
        onSaved={async (created) => {
          setEdited(null);
          setIssued(created);
          await refresh();
        }}
      />
      <Dialog
        open={weakened !== null}
        onClose={() => setWeakened(null)}
        title={weakened && questions[weakened.what].title(weakened.account.name)}
      >
        {weakened && (
          <ReauthenticationForm
            explanation={questions[weakened.what].explanation}
            action={questions[weakened.what].action}
            onSend={(input) =>
              weakened.what === 'password'
                ? resetPassword(weakened.account, input)
                : resetSecondFactor(weakened.account, input)
            }
          />
        )}
      </Dialog>
      <OneTimePassword issued={issued} onClose={() => setIssued(null)} />
    </div>
  );
}
