import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { Message } from '../../../messages.ts';
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
  },
  'sign-out': {
    title: accountTexts.askSignOut,
    explanation: accountTexts.askSignOutOwner,
    action: accountTexts.signOut,
  },
  delete: {
    title: accountTexts.askDelete,
    explanation: accountTexts.askDeleteOwner,
    action: dashboardTexts.delete,
  },
};

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

  const taken =
    (part: string, done: Message<never>) => async (id: number, input: Reauthentication) => {
      await api.delete(`${path}/${id}${part}`, input);
      toast({ title: say(done) });
      setWeakened(null);
      await refresh();
    };

  const confirmed = {
    password: resetPassword,
    'second-factor': taken('/second-factor', accountTexts.secondFactorReset),
    'sign-out': taken('/sessions', accountTexts.signedOut),
    delete: taken('', accountTexts.deleted),
  };

  const signOut = (account: Account) => {
    const { id, name, role } = account;
    if (role === 'owner') return setWeakened({ account, what: 'sign-out' });
    const sentence = say(accountTexts.askSignOut, { name });
    const question = { sentence, action: say(accountTexts.signOut) };
    return remove(`${path}/${id}/sessions`, question, say(accountTexts.signedOut));
  };

  const discard = (account: Account) => {
    const { id, name, role } = account;
    if (role === 'owner') return setWeakened({ account, what: 'delete' });
    const question = {
      sentence: say(accountTexts.askDelete, { name }),
      action: say(dashboardTexts.delete),
    };
    return remove(`${path}/${id}`, question, say(accountTexts.deleted));
  };

  return (
    <div className="grid gap-card">
      <ToolbarTools label={say(accountTexts.search)} list={list} end="aside">
        <Button className={besideSearch} onClick={() => setEdited('new')}>
          <Plus className="size-4" />
          <span>{say(accountTexts.add)}</span>
        </Button>
        <CsvLink path={`${path}.csv`} params={list.params} />
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
                      onDelete={() => discard(account)}
                      onSignOut={() => signOut(account)}
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
            onSend={(input) => confirmed[weakened.what](weakened.account.id, input)}
          />
        )}
      </Dialog>
      <OneTimePassword issued={issued} onClose={() => setIssued(null)} />
    </div>
  );
}
