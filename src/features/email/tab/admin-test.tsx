import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { MailState } from '../../../server/mail.ts';
import { Button } from '../../../ui/button.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { emailMessages, testEmailAnswer, testEmailInput } from '../contract.ts';
import { useMailHealth } from './admin-health.tsx';

export function SendTest({ onSent }: { onSent: () => Promise<unknown> }) {
  const form = useForm({
    resolver: zodResolver(testEmailInput),
    defaultValues: { testEmail: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const health = useMailHealth();

  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await api.post('/api/admin/test-email', values, testEmailAnswer);
      if (answer.success) toast({ title: titles(answer.state), description: answer.message });
      else failed(answer.message);
    } catch (error) {
      failed(errorMessage(error, emailMessages.testFailed));
      showFieldErrors(form, error);
    }
    await onSent();
  });

  return (
    <form
      onSubmit={submit}
      noValidate
      className="card grid gap-4 p-4 sm:p-6"
      aria-labelledby="send-test"
    >
      <h3 id="send-test" className="text-lg font-bold">
        Send a Test Email
      </h3>
      <Input
        label="Test email address"
        type="email"
        autoComplete="email"
        placeholder="nama@contoh.com"
        required
        error={errors.testEmail?.message}
        {...form.register('testEmail')}
      />
      {health?.hasServer === false && (
        <p className="text-sm">There is no mail server: it will be kept here and reach nobody.</p>
      )}
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send Test'}
      </Button>
    </form>
  );
}

const titles = (state: MailState) =>
  state === 'kept' ? 'Test Email Kept, Not Sent' : 'Test Email Sent';

function failed(description: string) {
  toast({ title: 'Email Test Failed', description, variant: 'destructive' });
}
