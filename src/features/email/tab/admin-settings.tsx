import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type EmailSettings, emailMessages, emailSettingsSchema } from '../contract.ts';

const path = '/api/admin/email-settings';

export function NotificationSettings() {
  const query = useQuery({
    queryKey: ['email-settings'],
    queryFn: ({ signal }) => api.get(path, emailSettingsSchema, { signal }),
  });
  return (
    <section className="card grid gap-4 p-4 sm:p-6" aria-labelledby="notifications">
      <div>
        <h3 id="notifications" className="text-lg font-bold">
          Notifications
        </h3>
        <p className="text-sm text-ink-soft">
          Who gets a mail when a customer sends something, and every Monday at 07.00 WIB the figures
          of the week. Separate several addresses with commas; leave a field empty to tell nobody.
        </p>
      </div>
      <ListState query={query} failure="Failed to fetch the notification addresses" empty={null}>
        {(settings) => <SettingsForm settings={settings} />}
      </ListState>
    </section>
  );
}

const labels: Record<keyof EmailSettings, string> = {
  message: 'New message',
  feedback: 'New feedback',
  rating: 'New app rating',
  digest: 'Weekly digest',
};

function SettingsForm({ settings }: { settings: EmailSettings }) {
  const client = useQueryClient();
  const form = useForm({
    defaultValues: {
      message: settings.message.join(', '),
      feedback: settings.feedback.join(', '),
      rating: settings.rating.join(', '),
      digest: settings.digest.join(', '),
    },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ message, feedback, rating, digest }) => {
    const changes = {
      message: addresses(message),
      feedback: addresses(feedback),
      rating: addresses(rating),
      digest: addresses(digest),
    };
    try {
      client.setQueryData(['email-settings'], await api.put(path, changes, emailSettingsSchema));
      toast({ title: emailMessages.settingsSaved });
    } catch (error) {
      toast({ title: 'Update Failed', description: errorMessage(error), variant: 'destructive' });
      showFieldErrors(form, error);
    }
  });

  const field = (name: keyof EmailSettings) => (
    <Input
      label={labels[name]}
      inputMode="email"
      placeholder="nama@contoh.com"
      error={errors[name]?.message}
      {...form.register(name)}
    />
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        {field('message')}
        {field('feedback')}
        {field('rating')}
        {field('digest')}
      </div>
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}

const addresses = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
