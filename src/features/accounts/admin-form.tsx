import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { showFieldErrors } from '../../ui/dashboard/forms/form-errors.ts';
import { Switch } from '../../ui/dashboard/forms/switch.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ApiError, api, errorMessage } from '../../ui/fetch.ts';
import { Input, Select } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type Account,
  accountMessages,
  accountSchema,
  accountUpdate,
  accountWithPassword,
  newAccount,
} from './contract.ts';

type Issued = z.infer<typeof accountWithPassword>;

type AccountFormProps = {
  edited: Account | 'new' | null;
  own: boolean;
  onClose: () => void;
  onSaved: (issued: Issued | null) => Promise<void>;
};

export function AccountForm({ edited, ...rest }: AccountFormProps) {
  const title = edited === 'new' ? 'Add account' : 'Edit account';
  return (
    <Dialog open={edited !== null} onClose={rest.onClose} title={title}>
      <Form account={edited === 'new' ? null : edited} {...rest} />
    </Dialog>
  );
}

const formSchema = newAccount.extend({ disabled: accountUpdate.shape.disabled });

type FormProps = Omit<AccountFormProps, 'edited'> & { account: Account | null };

function Form({ account, own, onClose, onSaved }: FormProps) {
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
        toast({ title: 'Account updated successfully' });
        return await onSaved(null);
      }
      await onSaved(await api.post(path, { name, email, role, ...again }, accountWithPassword));
    } catch (error) {
      if (error instanceof ApiError && error.fields.code) setAsksCode(true);
      if (showFieldErrors(form, error)) return;
      const sentence = errorMessage(error);
      if (sentence === accountMessages.emailTaken) form.setError('email', { message: sentence });
      if (sentence === accountMessages.lastOwner) form.setError('role', { message: sentence });
      toast({ title: 'Update Failed', description: sentence, variant: 'destructive' });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Input
        label="Name"
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
        label="Role"
        required
        hint="Owners do everything; editors look after content and lists; cashiers only redeem rewards."
        error={errors.role?.message}
        {...form.register('role')}
      >
        <option value="owner">Owner</option>
        <option value="editor">Editor</option>
        <option value="cashier">Cashier</option>
      </Select>
      {makesOwner && (
        <Input
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
          hint="An owner may do everything you may. Show once more that it is you."
          error={errors.password?.message}
          {...form.register('password', { shouldUnregister: true })}
        />
      )}
      {makesOwner && asksCode && (
        <Input
          label="Code of the app, or a recovery code"
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
          label="Disabled: cannot log in"
          error={errors.disabled?.message}
          {...form.register('disabled')}
        />
      )}
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
