import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { CsvLink } from '../../../ui/dashboard/csv-link.tsx';
import { besideSearch } from '../../../ui/dashboard/lists/empty.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { SkeletonPeople } from '../../../ui/dashboard/lists/skeleton-screens.tsx';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { ToolbarTools } from '../../../ui/dashboard/tools/list-tools.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ReauthenticationForm } from '../admin-reauthenticate.tsx';
import {
  type Account,
  accountSchema,
  accountWithPassword,
  type Reauthentication,
  type Staff,
} from '../contract.ts';
import { accountTexts } from '../messages.ts';
import { AccountForm } from './admin-form.tsx';
import { OneTimePassword } from './admin-one-time-password.tsx';
import { RoleList } from './admin-role.tsx';
import { AccountRow } from './admin-row.tsx';
import { SignInSettingsCard } from './admin-sign-in.tsx';
import { useOutlets } from './admin-use-outlets.ts';

const path = '/api/admin/accounts';
type Weakened = { account: Account; what: keyof typeof questions };

const questions = {
  password: {
    title: accountTexts.askPassword,
    explanation: accountTexts.askPasswordHint,
    action: accountTexts.resetPassword,
  },
  'second-factor': {
    title: accountTexts.askSecondFactor,
    explanation: accountTexts.askSecondFactorHint,
    action: accountTexts.reset,
    part: '/second-factor',
    done: accountTexts.secondFactorReset,
  },
  'sign-out': {
    title: accountTexts.askSignOut,
    explanation: accountTexts.askSignOutOwner,
    action: accountTexts.signOut,
    part: '/sessions',
    done: accountTexts.signedOut,
  },
  delete: {
    title: accountTexts.askDelete,
    explanation: accountTexts.askDeleteOwner,
    action: dashboardTexts.delete,
    part: '',
    done: accountTexts.deleted,
  },
};
type Taken = Exclude<keyof typeof questions, 'password'>;

export default function Accounts({ staff }: { staff: Staff }) {
  const say = useSay();
  const list = usePaged({ key: 'accounts', path, schema: accountSchema });
  // Of a part of the list it is not known; the server refuses, too.
  const rows = list.q === '' && list.total <= list.limit ? (list.query.data?.rows ?? []) : [];
  const owners = rows.filter(({ role, disabled }) => role === 'owner' && !disabled);
  const outletNames = new Map(useOutlets().data?.map(({ id, shortName }) => [id, shortName]));
  const { refresh, remove } = useAction('accounts');
  const [edited, setEdited] = useState<Account | 'new' | null>(null);
  const [weakened, setWeakened] = useState<Weakened | null>(null);
  const [issued, setIssued] = useState<z.infer<typeof accountWithPassword> | null>(null);

  const resetPassword = async (id: number, input: Reauthentication) => {
    setIssued(await api.post(`${path}/${id}/password`, input, accountWithPassword));
    setWeakened(null);
    await refresh();
  };

  const take = async (id: number, what: Taken, input: Reauthentication) => {
    const { part, done } = questions[what];
    await api.delete(`${path}/${id}${part}`, input);
    toast({ title: say(done) });
    setWeakened(null);
    await refresh();
  };

  /** For an owner's account the password is asked for, too. */
  const askToTake = (account: Account, what: Taken) => {
    const { id, name, role } = account;
    if (role === 'owner') return setWeakened({ account, what });
    const { title, action, part, done } = questions[what];
    const question = { sentence: say(title, { name }), action: say(action) };
    return remove(`${path}/${id}${part}`, question, say(done));
  };

  return (
    <div className="grid gap-card">
      <ToolbarTools label={say(accountTexts.search)} list={list} end="aside">
        {/* They begin where the card below them does. */}
        <div className="flex gap-2 xl:w-80">
          <Button className={`${besideSearch} xl:grow`} onClick={() => setEdited('new')}>
            <Plus className="size-4" />
            <span>{say(accountTexts.add)}</span>
          </Button>
          <CsvLink path={`${path}.csv`} params={list.params} />
        </div>
      </ToolbarTools>
      <div className="grid gap-card xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-card">
          <PagedList
            list={list}
            loading={<SkeletonPeople />}
            failure={say(accountTexts.fetchFailed)}
            none={null}
            noMatch={say(accountTexts.noMatch)}
          >
            {(rows) => (
              <div className="card">
                <ul className="divide-y divide-line">
                  {rows.map((account) => (
                    <AccountRow
                      key={account.id}
                      account={account}
                      outletNames={outletNames}
                      own={account.id === staff.id}
                      onEdit={() => setEdited(account)}
                      onReset={() => setWeakened({ account, what: 'password' })}
                      onDelete={() => askToTake(account, 'delete')}
                      onSignOut={() => askToTake(account, 'sign-out')}
                      onResetSecondFactor={() => setWeakened({ account, what: 'second-factor' })}
                    />
                  ))}
                </ul>
              </div>
            )}
          </PagedList>
        </div>
        <SignInSettingsCard className="self-start xl:col-start-2 xl:row-span-2 xl:row-start-1" />
        {list.q === '' && list.query.data && (
          <Card
            title={say(accountTexts.mayTitle)}
            hint={say(accountTexts.mayHint)}
            className="self-start"
          >
            <RoleList />
          </Card>
        )}
      </div>
      <AccountForm
        edited={edited}
        own={edited !== 'new' && edited?.id === staff.id}
        isOnlyOwner={edited !== 'new' && owners.length === 1 && owners[0]?.id === edited?.id}
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
        title={weakened && say(questions[weakened.what].title, { name: weakened.account.name })}
      >
        {weakened && (
          <ReauthenticationForm
            explanation={say(questions[weakened.what].explanation)}
            action={say(questions[weakened.what].action)}
            onCancel={() => setWeakened(null)}
            {...(weakened.what === 'delete' && { variant: 'destructive' })}
            onSend={(input) =>
              weakened.what === 'password'
                ? resetPassword(weakened.account.id, input)
                : take(weakened.account.id, weakened.what, input)
            }
          />
        )}
      </Dialog>
      <OneTimePassword issued={issued} onClose={() => setIssued(null)} />
    </div>
  );
}
