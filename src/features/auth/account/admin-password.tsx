import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FormButtons } from '../../../ui/dashboard/forms/form-buttons.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { toastError } from '../../../ui/dashboard/tools/toast-error.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PASSWORD_MIN, type Staff } from '../../accounts/contract.ts';
import { passwordInput, sessionKey } from '../contract.ts';
import { loginTexts } from '../login/messages.ts';
import { authTexts } from '../messages.ts';
import { Part } from './admin-part.tsx';
import { ownAccountTexts } from './messages.ts';

const blank = { currentPassword: '', newPassword: '' };

export function PasswordPart({ staff }: { staff: Staff }) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Part
      title={say(ownAccountTexts.password)}
      action={
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {say(ownAccountTexts.changePassword)}
        </Button>
      }
    >
      <Dialog
        open={isOpen}
        onClose={close}
        title={say(ownAccountTexts.changePassword)}
        description={say(ownAccountTexts.passwordHint)}
      >
        <PasswordForm staff={staff} onClose={close} />
      </Dialog>
    </Part>
  );
}

export function PasswordForm({ staff, onClose }: { staff: Staff; onClose?: () => void }) {
  const say = useSay();
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(passwordInput), defaultValues: blank });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      await api.post('/api/auth/password', input);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      return toastError(say(dashboardTexts.updateFailed), error);
    }
    toast({ title: say(authTexts.changed) });
    onClose?.();
    form.reset(blank);
    await client.invalidateQueries({ queryKey: sessionKey });
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
        label={say(ownAccountTexts.currentPassword)}
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <Input
        label={say(loginTexts.newPassword)}
        type="password"
        autoComplete="new-password"
        required
        hint={say(loginTexts.passwordHint, { min: PASSWORD_MIN })}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <FormButtons busy={isSubmitting} busyLabel={say(loginTexts.saving)} onCancel={onClose}>
        {say(ownAccountTexts.changePassword)}
      </FormButtons>
    </form>
  );
}
