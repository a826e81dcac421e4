import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { ButtonVariant } from '../../ui/button.tsx';
import { FormButtons } from '../../ui/dashboard/forms/form-buttons.tsx';
import { showFieldErrors } from '../../ui/dashboard/forms/form-errors.ts';
import { dashboardTexts } from '../../ui/dashboard/messages.ts';
import { toastError } from '../../ui/dashboard/tools/toast-error.ts';
import { ApiError } from '../../ui/fetch.ts';
import { Input } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { reauthentication } from './contract.ts';
import { reauthenticationTexts } from './messages.ts';

type Props = {
  explanation: string;
  action: string;
  variant?: ButtonVariant;
  /** Without it, the code is asked for only when the server requires one. */
  withCode?: boolean;
  failure?: string;
  onSend: (input: z.infer<typeof reauthentication>) => Promise<void>;
  onCancel: (() => void) | undefined;
};

export function ReauthenticationForm({
  explanation,
  action,
  variant,
  withCode = false,
  failure,
  onSend,
  onCancel,
}: Props) {
  const say = useSay();
  const [asksCode, setAsksCode] = useState(withCode);
  const form = useForm({
    resolver: zodResolver(reauthentication),
    defaultValues: { password: '', code: withCode ? '' : undefined },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      await onSend(input);
    } catch (error) {
      if (error instanceof ApiError && error.fields.code) setAsksCode(true);
      if (showFieldErrors(form, error)) return;
      const title = failure ?? say(dashboardTexts.updateFailed);
      toastError(title, error);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-sm">{explanation}</p>
      <Input
        label={say(reauthenticationTexts.password)}
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        error={errors.password?.message}
        {...form.register('password')}
      />
      {asksCode && (
        <Input
          label={say(reauthenticationTexts.code)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      <FormButtons
        busy={isSubmitting}
        busyLabel={say(reauthenticationTexts.checking)}
        variant={variant}
        onCancel={onCancel}
      >
        {action}
      </FormButtons>
    </form>
  );
}
