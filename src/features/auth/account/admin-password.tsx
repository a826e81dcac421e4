import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PASSWORD_MIN, type Staff } from '../../accounts/contract.ts';
import { authMessages, passwordInput, sessionKey } from '../contract.ts';

const blank = { currentPassword: '', newPassword: '' };

export function PasswordForm({ staff }: { staff: Staff }) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(passwordInput), defaultValues: blank });
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
        hint={`At least ${PASSWORD_MIN} characters; a short sentence is good. The 100,000 most common passwords are refused, and so are your name and the shop’s.`}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving...' : 'Change password'}
      </Button>
    </form>
  );
}
