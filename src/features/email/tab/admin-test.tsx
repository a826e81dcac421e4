import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { MailState } from '../../../server/mail.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { sayHere, useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { testEmailAnswer, testEmailInput } from '../contract.ts';
import { emailTabTexts as t } from './messages.ts';

export function SendTest(props: { hasServer: boolean; onSent: () => Promise<unknown> }) {
  const { hasServer, onSent } = props;
  const say = useSay();
  const form = useForm({ resolver: zodResolver(testEmailInput), defaultValues: { testEmail: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await api.post('/api/admin/test-email', values, testEmailAnswer);
      if (answer.success) toast({ title: titleOf(answer.state), description: answer.message });
      else failed(answer.message);
    } catch (error) {
      failed(errorMessage(error, say(t.testFailed)));
      showFieldErrors(form, error);
    }
    await onSent();
  });

  return (
    <Card title={say(t.test)} hint={!hasServer && say(t.testIsKept)}>
      <form
        onSubmit={submit}
        noValidate
        className="grid gap-3 sm:max-xl:flex sm:max-xl:items-start"
      >
        <div className="grid min-w-0 grow">
          <Input
            label={say(t.testAddress)}
            type="email"
            autoComplete="email"
            placeholder={say(t.example)}
            aria-required
            error={errors.testEmail?.message}
            {...form.register('testEmail')}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="whitespace-nowrap sm:max-xl:mt-6.75 xl:justify-self-start"
          busy={isSubmitting}
        >
          {say(isSubmitting ? t.sending : t.sendTest)}
        </Button>
      </form>
    </Card>
  );
}

const titleOf = (state: MailState) => sayHere(state === 'kept' ? t.testKeptTitle : t.testSentTitle);

function failed(description: string) {
  toast({ title: sayHere(t.testFailedTitle), description, variant: 'destructive' });
}
