import { useQueryClient } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { type Account, accountSchema, accountWithPassword } from '../features/auth/contract.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { api, sentenceOf } from '../ui/fetch.ts';
import { ListState } from '../ui/list-state.tsx';
import { usePaged } from '../ui/paged.ts';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { toast } from '../ui/toast.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountRow } from './account-row.tsx';
import { OneTimePassword } from './one-time-password.tsx';
import type { TabProps } from './tabs.ts';

const path = '/api/admin/accounts';
const listSchema = z.array(accountSchema);

/** Who may log in, and as what. For the owner. */
export function Accounts({ staff }: TabProps) {
  const client = useQueryClient();
  const list = usePaged({ key: 'accounts', path, schema: listSchema });
  const [edited, setEdited] = useState<Account | 'new' | null>(null);
  const [issued, setIssued] = useState<z.infer<typeof accountWithPassword> | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['accounts'] });

  const resetPassword = async (account: Account) => {
    const sentence = `Give ${account.name} a new password?`;
    const description = 'The old one stops working at once, and they are signed out everywhere.';
    if (!(await confirm({ sentence, description, action: 'Reset password' }))) return;
    try {
      setIssued(await api.post(`${path}/${account.id}/password`, undefined, accountWithPassword));
    } catch (error) {
      failed('Update Failed', error);
    }
  };

  const remove = async (account: Account) => {
    const sentence = `Are you sure you want to delete ${account.name}?`;
    if (!(await confirm({ sentence, action: 'Delete' }))) return;
    try {
      await api.delete(`${path}/${account.id}`);
      toast({ title: 'Account deleted successfully' });
      await refresh();
    } catch (error) {
      failed('Delete Failed', error);
    }
  };

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Search accounts" onSearch={list.onSearch} className="min-w-56 flex-1" />
        <Button onClick={() => setEdited('new')}>
          <UserRoundPlus className="size-4" aria-hidden="true" />
          Add account
        </Button>
      </div>
      <ListState
        query={list.query}
        failure="Failed to fetch accounts"
        empty={<Empty title="No account matches" hint="Try another name or e-mail address." />}
      >
        {({ rows }) => (
          <ul className="card divide-y divide-line">
            {rows.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                own={account.id === staff.id}
                onEdit={() => setEdited(account)}
                onReset={() => resetPassword(account)}
                onDelete={() => remove(account)}
              />
            ))}
          </ul>
        )}
      </ListState>
      <Pager {...list} />
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
      <OneTimePassword issued={issued} onClose={() => setIssued(null)} />
    </div>
  );
}

function failed(title: string, error: unknown) {
  toast({ title, description: sentenceOf(error), variant: 'destructive' });
}
