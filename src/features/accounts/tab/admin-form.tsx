import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ApiError, api, errorMessage } from '../../../ui/fetch.ts';
import { Input, Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type Account,
  accountSchema,
  accountUpdate,
  accountWithPassword,
  newAccount,
} from '../contract.ts';
import { accountTexts, reauthenticationTexts } from '../messages.ts';

type Issued = z.infer<typeof accountWithPassword>;

type AccountFormProps = {
  edited: Account | 'new' | null;
  own: boolean;
  onClose: () => void;
  onSaved: (issued: Issued | null) => Promise<void>;
};

export function AccountForm({ edited, ...rest }: AccountFormProps) {
  const say = useSay();
  const title = edited === 'new' ? accountTexts.add : accountTexts.edit;
  return (
    <Dialog open={edited !== null} onClose={rest.onClose} title={say(title)}>
      <Form account={edited === 'new' ? null : edited} {...rest} />
    </Dialog>
  );
}

const formSchema = newAccount.extend({ disabled: accountUpdate.shape.disabled });

type FormProps = Omit<AccountFormProps, 'edited'> & { account: Account | null };

function Form({ account, own, onClose, onSaved }: FormProps) {
  const say = useSay();
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: {
      ...(account ?? { name: '', email: '', role: 'editor', disabled: false }),
      password: undefined,
      code: undefined,
    },
  });
  const [asksCode, setAsksCode] = useState(false);
  const makesOwner = form.watch('role') === 'owner' && account?.role !== 'owner';
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ name, email, role, disabled, password, code }) => {
    const again = makesOwner ? { password, code } : {};
    try {
      const path = '/api/admin/accounts';
      if (account) {
        await api.put(`${path}/${account.id}`, { name, role, disabled, ...again }, accountSchema);
        toast({ title: say(accountTexts.updated) });
        return await onSaved(null);
      }
      await onSaved(await api.post(path, { name, email, role, ...again }, accountWithPassword));
    } catch (error) {
      if (error instanceof ApiError && error.fields.code) setAsksCode(true);
      if (showFieldErrors(form, error)) return;
      const sentence = errorMessage(error);
      const because = error instanceof ApiError ? error.code : '';
      if (because === 'email_taken') form.setError('email', { message: sentence });
      if (because === 'last_owner') form.setError('role', { message: sentence });
      const title = say(dashboardTexts.updateFailed);
      toast({ title, description: sentence, variant: 'destructive' });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Input
        label={say(accountTexts.name)}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Input
        label="E-mail"
        type="email"
        required
        readOnly={account !== null}
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Select
        label={say(accountTexts.role)}
        required
        hint={say(accountTexts.roleHint)}
        error={errors.role?.message}
        {...form.register('role')}
      >
        <option value="owner">{say(accountTexts.owner)}</option>
        <option value="editor">{say(accountTexts.editor)}</option>
        <option value="cashier">{say(accountTexts.cashier)}</option>
      </Select>
      {makesOwner && (
        <Input
          label={say(reauthenticationTexts.password)}
          type="password"
          autoComplete="current-password"
          required
          hint={say(accountTexts.makesOwner)}
          error={errors.password?.message}
          {...form.register('password', { shouldUnregister: true })}
        />
      )}
      {makesOwner && asksCode && (
        <Input
          label={say(reauthenticationTexts.code)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.code?.message}
          {...form.register('code', { shouldUnregister: true })}
        />
      )}
      {account && !own && (
        <Switch
          label={say(accountTexts.disabled)}
          error={errors.disabled?.message}
          {...form.register('disabled')}
        />
      )}
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {say(dashboardTexts.cancel)}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {say(isSubmitting ? accountTexts.saving : accountTexts.save)}
        </Button>
      </div>
    </form>
  );
}
