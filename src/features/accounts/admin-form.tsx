import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { showFieldErrors } from '../../ui/dashboard/forms/form-errors.ts';
import { Switch } from '../../ui/dashboard/forms/switch.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { api, errorMessage } from '../../ui/fetch.ts';
import { Input, Select } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type Account,
  accountChanges,
  accountInput,
  accountMessages,
  accountSchema,
  accountWithPassword,
} from './contract.ts';

type Issued = z.infer<typeof accountWithPassword>;

type AccountFormProps = {
  edited: Account | 'new' | null;
  own: boolean;
  onClose: () => void;
  /** With the one-time password of a new account. */
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

const formSchema = accountInput.extend({ disabled: accountChanges.shape.disabled });

type FormProps = Omit<AccountFormProps, 'edited'> & { account: Account | null };

function Form({ account, own, onClose, onSaved }: FormProps) {
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: account ?? { name: '', email: '', role: 'editor', disabled: false },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ name, email, role, disabled }) => {
    try {
      const path = '/api/admin/accounts';
      if (account) {
        await api.put(`${path}/${account.id}`, { name, role, disabled }, accountSchema);
        toast({ title: 'Account updated successfully' });
        return await onSaved(null);
      }
      await onSaved(await api.post(path, { name, email, role }, accountWithPassword));
    } catch (error) {
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
