import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormButtons } from '../../../ui/dashboard/forms/form-buttons.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { toastError } from '../../../ui/dashboard/tools/toast-error.ts';
import { api } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { sayHere, useSay } from '../../../ui/reader.tsx';
import { ReauthenticationForm } from '../../accounts/admin-reauthenticate.tsx';
import { codeInput, preparedSecondFactor, recoveryCodesAnswer } from '../contract.ts';
import { ownAccountTexts } from './messages.ts';

const path = '/api/auth/second-factor';
type Prepared = z.infer<typeof preparedSecondFactor>;

type SetUpProps = {
  onCodes: (codes: string[]) => void;
  /** Without it the second step must be set up. */
  onCancel?: () => void;
};

/** Two-step sign-in counts only after a code of the app was right. */
export function SetUp({ onCodes, onCancel }: SetUpProps) {
  const say = useSay();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  if (prepared) return <Scan {...prepared} onConfirmed={onCodes} onCancel={onCancel} />;
  return (
    <ReauthenticationForm
      explanation={say(ownAccountTexts.setUpHint)}
      action={say(ownAccountTexts.continue)}
      failure={say(ownAccountTexts.setUpFailed)}
      onCancel={onCancel}
      onSend={async (input) =>
        setPrepared(await api.post(`${path}/secret`, input, preparedSecondFactor))
      }
    />
  );
}

const failed = (error: unknown) => toastError(sayHere(ownAccountTexts.setUpFailed), error);

type ScanProps = Prepared & {
  onConfirmed: (codes: string[]) => void;
  onCancel: (() => void) | undefined;
};

function Scan({ secret, qr, onConfirmed, onCancel }: ScanProps) {
  const say = useSay();
  const form = useForm({ resolver: zodResolver(codeInput), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      onConfirmed((await api.post(path, input, recoveryCodesAnswer)).recoveryCodes);
    } catch (error) {
      if (!showFieldErrors(form, error)) failed(error);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <ol className="grid list-decimal gap-3 ps-5 text-sm">
        <li>
          {say(ownAccountTexts.scan)}
          <svg
            viewBox={`0 0 ${qr.width} ${qr.height}`}
            role="img"
            aria-label={say(ownAccountTexts.qrCode)}
            className="mt-2 size-48 rounded border border-line bg-[#fff]"
            shapeRendering="crispEdges"
          >
            <path d={qr.path} fill="#000" />
          </svg>
        </li>
        <li>
          {say(ownAccountTexts.typeKey)}
          <code className="mt-1 block font-mono text-base break-words select-all">
            {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </code>
        </li>
        <li>{say(ownAccountTexts.typeDigits)}</li>
      </ol>
      <Input
        label={say(ownAccountTexts.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        autoFocus
        error={errors.code?.message}
        {...form.register('code')}
      />
      <FormButtons
        busy={isSubmitting}
        busyLabel={say(ownAccountTexts.checking)}
        onCancel={onCancel}
      >
        {say(ownAccountTexts.switchOn)}
      </FormButtons>
    </form>
  );
}
