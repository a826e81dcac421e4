import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Message } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { UnsavedOffer } from '../../../ui/dashboard/forms/entry-form.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { useTypedGuard } from '../../../ui/dashboard/forms/use-typed-guard.ts';
import { useUnsavedInput } from '../../../ui/dashboard/forms/use-unsaved-input.ts';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { toastError } from '../../../ui/dashboard/tools/toast-error.ts';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { readUnsavedInput } from '../../../ui/dashboard/unsaved-input.ts';
import { updateFailed } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type EmailSettings, emailSettingsSchema } from '../contract.ts';
import { emailTabTexts as t } from './messages.ts';

const path = '/api/admin/email-settings';
const draft = 'email-settings';

export function NotificationSettings() {
  const say = useSay();
  const query = useGet(['email-settings'], path, emailSettingsSchema);
  const [isOpen, setIsOpen] = useState(() => readUnsavedInput(draft) !== '');
  const isUnset = query.data && Object.values(query.data).every((list) => list.length === 0);
  if (isUnset && !isOpen) {
    return (
      <Card
        title={say(t.notifications)}
        hint={<span className="block text-wrap">{say(t.nobodyTold)}</span>}
        actions={
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setIsOpen(true)}>
            {say(t.change)}
            <span className="sr-only"> {say(t.notifications)}</span>
          </Button>
        }
      >
        {null}
      </Card>
    );
  }
  return (
    <Card title={say(t.notifications)} hint={say(t.notificationsHint)}>
      <ListState query={query} failure={say(t.notificationsFailed)} empty={null}>
        {(settings) => <SettingsForm settings={settings} />}
      </ListState>
    </Card>
  );
}

const labels: Record<keyof EmailSettings, Message<never>> = {
  message: t.newMessage,
  feedback: t.newFeedback,
  rating: t.newRating,
  digest: t.digest,
};

function SettingsForm({ settings }: { settings: EmailSettings }) {
  const say = useSay();
  const client = useQueryClient();
  const form = useForm({
    defaultValues: {
      message: settings.message.join(', '),
      feedback: settings.feedback.join(', '),
      rating: settings.rating.join(', '),
      digest: settings.digest.join(', '),
    },
  });
  const { errors, isDirty, isSubmitting, defaultValues = {} } = form.formState;
  const { forget, offer } = useUnsavedInput(form, draft, defaultValues);
  useTypedGuard(isDirty, forget);

  const submit = form.handleSubmit(async ({ message, feedback, rating, digest }) => {
    const changes = {
      message: addresses(message),
      feedback: addresses(feedback),
      rating: addresses(rating),
      digest: addresses(digest),
    };
    try {
      client.setQueryData(['email-settings'], await api.put(path, changes, emailSettingsSchema));
      form.reset({ message, feedback, rating, digest });
      forget();
      toast({ title: say(t.settingsSaved) });
    } catch (error) {
      toastError(updateFailed(), error);
      showFieldErrors(form, error);
    }
  });

  const field = (name: keyof EmailSettings) => (
    <Input
      label={say(labels[name])}
      inputMode="email"
      placeholder={say(t.example)}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {offer && <UnsavedOffer {...offer} />}
      <div className="grid gap-4 @xl:grid-cols-2">
        {field('message')}
        {field('feedback')}
        {field('rating')}
        {field('digest')}
      </div>
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {say(isSubmitting ? t.saving : t.save)}
      </Button>
    </form>
  );
}

const addresses = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
