import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { sessionKey } from '../contract.ts';
import { RecoveryCodes } from './admin-recovery-codes.tsx';
import { SetUp } from './admin-set-up.tsx';
import { ownAccountTexts } from './messages.ts';

export default function RequiredSecondFactor({ staff }: { staff: Staff }) {
  const say = useSay();
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const done = () => void client.invalidateQueries({ queryKey: sessionKey });
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-5">
      <div className="grid gap-2">
        <h1 className="heading-display text-3xl">
          {say(ownAccountTexts.requiredTitle, { name: staff.name })}
        </h1>
        <p className="text-ink-soft">{say(ownAccountTexts.requiredHint)}</p>
      </div>
      {codes ? <RecoveryCodes codes={codes} onDone={done} /> : <SetUp onCodes={setCodes} />}
    </main>
  );
}
