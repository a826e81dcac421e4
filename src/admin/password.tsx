import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PASSWORD_MIN, type Staff } from '../features/accounts/contract.ts';
import { authMessages, passwordInput } from '../features/auth/contract.ts';
import { Button } from '../ui/button.tsx';
import { showFieldErrors } from '../ui/dashboard/forms/form-errors.ts';
import { Dialog } from '../ui/dialog.tsx';
import { api, errorMessage } from '../ui/fetch.ts';
import { Input } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { refreshSession } from './session.tsx';

type PasswordDialogProps = { open: boolean; onClose: () => void; staff: Staff };

export function PasswordDialog({ open, onClose, staff }: PasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Change password">
      <PasswordForm staff={staff} onDone={onClose} />
    </Dialog>
  );
}

/** With a one-time password the server refuses everything else until a new one is chosen. */
export function FirstPassword({ staff }: { staff: Staff }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-5">
      <div className="grid gap-2">
        <h1 className="heading-display text-3xl">Welcome, {staff.name}</h1>
        <p className="text-ink-soft">{authMessages.changeFirst}</p>
      </div>
      <PasswordForm staff={staff} onDone={() => {}} />
    </main>
  );
}

function PasswordForm({ staff, onDone }: { staff: Staff; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(passwordInput),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      await api.post('/api/auth/password', input);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      return toast({
        title: 'Update Failed',
        description: errorMessage(error),
        variant: 'destructive',
      });
    }
    toast({ title: authMessages.changed });
    await refreshSession();
    onDone();
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={staff.email}
        readOnly
        hidden
      />
      <Input
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <Input
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <Button type="submit" busy={isSubmitting} className="justify-self-end">
        {isSubmitting ? 'Saving...' : 'Change password'}
      </Button>
    </form>
  );
}
