import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Staff } from '../../accounts/contract.ts';
import { sessionKey } from '../contract.ts';
import { RecoveryCodes } from './admin-recovery-codes.tsx';
import { SetUp } from './admin-set-up.tsx';

/** Shown instead of the dashboard until this account has set up a required second step. */
export default function RequiredSecondFactor({ staff }: { staff: Staff }) {
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const done = () => void client.invalidateQueries({ queryKey: sessionKey });
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-5">
      <div className="grid gap-2">
        <h1 className="heading-display text-3xl">One more step, {staff.name}</h1>
        <p className="text-ink-soft">
          The owner asks everybody with your role for two-step sign-in: besides the password, a code
          from your phone. It takes two minutes.
        </p>
      </div>
      {codes ? <RecoveryCodes codes={codes} onDone={done} /> : <SetUp onCodes={setCodes} />}
    </main>
  );
}
