import { Button } from '../../ui/button.tsx';
import { Input, Textarea } from '../../ui/field.tsx';
import { island } from '../../ui/island.tsx';
import { toast } from '../../ui/toast.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { textOf, useSender } from '../../ui/use-sender.ts';
import {
  type ContactValues,
  contactFaults,
  contactLimits,
  contactMessages,
} from './form.contract.ts';

type Props = { values: ContactValues; faults: Partial<Record<string, string>> };

function read(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    message: textOf(data, 'message'),
  };
}

function Form({ values, faults: known }: Props) {
  const hydrated = useHydrated();
  const { faults, busy, submit, mend } = useSender({
    path: '/api/contact',
    read,
    check: contactFaults,
    payload: (sent) => sent,
    faults: known,
    onSent: (form) => {
      for (const field of form.elements) {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
          field.value = '';
        }
      }
      toast({ title: contactMessages.sent, description: contactMessages.sentDetail });
    },
    onFailed: (description) =>
      toast({ title: contactMessages.failed, description, variant: 'destructive' }),
  });

  return (
    <form
      className="grid gap-5"
      method="post"
      action="/contact#contact-form"
      noValidate={hydrated}
      onSubmit={submit}
      onInput={mend}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Input
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={contactLimits.name}
          defaultValue={values.name}
          error={faults.name}
        />
        <Input
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={contactLimits.email}
          defaultValue={values.email}
          error={faults.email}
        />
      </div>
      <Textarea
        className="[&_textarea]:min-h-38"
        label="Message"
        name="message"
        rows={5}
        required
        hint="Up to 5.000 characters"
        defaultValue={values.message}
        error={faults.message}
      />
      <Button type="submit" size="lg" busy={busy} className="sm:justify-self-start">
        {busy ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

export const ContactForm = island('contact-form', Form);
