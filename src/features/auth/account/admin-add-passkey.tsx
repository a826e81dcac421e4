import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { ApiError, api } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { passkeyFailure } from '../../../ui/passkey.ts';
import { toast } from '../../../ui/toast.tsx';
import { ReauthenticationForm } from '../../accounts/admin-reauthenticate.tsx';
import { creationOptions, passkeyMessages, passkeyName } from '../passkeys/contract.ts';
import { devicesQuery, nameOf } from './admin-devices.tsx';
import { secondFactorQuery } from './admin-second-factor.tsx';

const path = '/api/auth/passkeys';
type Options = z.infer<typeof creationOptions>;

export function AddPasskey({ onDone }: { onDone: () => void }) {
  const [options, setOptions] = useState<Options | null>(null);
  const secondFactor = useQuery(secondFactorQuery);
  const devices = useQuery(devicesQuery);
  const here = devices.data?.find(({ current }) => current);

  async function create(optionsJSON: Options, name: string) {
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const credential = await startRegistration({ optionsJSON });
      await api.post(path, { name, credential });
      toast({ title: passkeyMessages.added });
      onDone();
    } catch (error) {
      const description = passkeyFailure(error);
      toast({ title: 'Set-up Failed', description, variant: 'destructive' });
      // The server accepts each challenge once, so a new attempt needs new options.
      if (error instanceof ApiError) setOptions(null);
    }
  }

  if (options) {
    return (
      <PasskeyName
        name={here ? nameOf(here) : ''}
        hint="So that you know it in the list: the device or the password manager that keeps it."
        action="Create passkey"
        onSend={(name) => create(options, name)}
      />
    );
  }
  return (
    <ListState query={secondFactor} failure="Two-step sign-in could not be read" empty={null}>
      {({ since }) => (
        <ReauthenticationForm
          explanation="First show once more that it is you. Then your browser asks where to keep the passkey."
          action="Continue"
          withCode={since !== null}
          failure="Set-up Failed"
          onSend={async (input) =>
            setOptions(await api.post(`${path}/options`, input, creationOptions))
          }
        />
      )}
    </ListState>
  );
}

type NameProps = {
  name: string;
  hint?: string;
  action: string;
  onSend: (name: string) => Promise<void>;
};

export function PasskeyName({ name, hint, action, onSend }: NameProps) {
  const form = useForm({ resolver: zodResolver(passkeyName), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      onSubmit={form.handleSubmit(({ name: chosen }) => onSend(chosen))}
      noValidate
      className="grid gap-4"
    >
      <Input
        label="Name"
        hint={hint}
        autoComplete="off"
        maxLength={60}
        required
        autoFocus
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Button type="submit" busy={isSubmitting} className="justify-self-end">
        {isSubmitting ? 'One moment...' : action}
      </Button>
    </form>
  );
}
