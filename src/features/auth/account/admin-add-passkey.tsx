import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormButtons } from '../../../ui/dashboard/forms/form-buttons.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { ApiError, api } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { passkeyFailure } from '../../../ui/passkey/passkey.ts';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ReauthenticationForm } from '../../accounts/admin-reauthenticate.tsx';
import { creationOptions, passkeyName } from '../passkeys/contract.ts';
import { devicesQuery, nameOf } from './admin-devices.tsx';
import { secondFactorQuery } from './admin-second-factor.tsx';
import { ownAccountTexts } from './messages.ts';

const path = '/api/auth/passkeys';
type Options = z.infer<typeof creationOptions>;

export function AddPasskey({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const reader = useReader();
  const [options, setOptions] = useState<Options | null>(null);
  const secondFactor = useQuery(secondFactorQuery);
  const devices = useQuery(devicesQuery);
  const here = devices.data?.find(({ current }) => current);

  async function create(optionsJSON: Options, name: string) {
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const credential = await startRegistration({ optionsJSON });
      await api.post(path, { name, credential });
      toast({ title: say(ownAccountTexts.passkeyAdded) });
      onDone();
    } catch (error) {
      const description = passkeyFailure(error);
      toast({ title: say(ownAccountTexts.setUpFailed), description, variant: 'destructive' });
      // The server accepts each challenge once, so a new attempt needs new options.
      if (error instanceof ApiError) setOptions(null);
    }
  }

  if (options) {
    return (
      <PasskeyName
        name={here ? nameOf(here, reader) : ''}
        hint={say(ownAccountTexts.passkeyNameHint)}
        action={say(ownAccountTexts.createPasskey)}
        onSend={(name) => create(options, name)}
        onCancel={onDone}
      />
    );
  }
  return (
    <ListState query={secondFactor} failure={say(ownAccountTexts.secondFactorFailed)} empty={null}>
      {({ since }) => (
        <ReauthenticationForm
          explanation={say(ownAccountTexts.createHint)}
          action={say(ownAccountTexts.continue)}
          withCode={since !== null}
          failure={say(ownAccountTexts.setUpFailed)}
          onCancel={onDone}
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
  onCancel: () => void;
};

export function PasskeyName({ name, hint, action, onSend, onCancel }: NameProps) {
  const say = useSay();
  const form = useForm({ resolver: zodResolver(passkeyName), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      onSubmit={form.handleSubmit(({ name: chosen }) => onSend(chosen))}
      noValidate
      className="grid gap-4"
    >
      <Input
        label={say(ownAccountTexts.passkeyName)}
        hint={hint}
        autoComplete="off"
        maxLength={60}
        required
        autoFocus
        error={errors.name?.message}
        {...form.register('name')}
      />
      <FormButtons
        busy={isSubmitting}
        busyLabel={say(ownAccountTexts.oneMoment)}
        onCancel={onCancel}
      >
        {action}
      </FormButtons>
    </form>
  );
}
