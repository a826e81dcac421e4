import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { formatDay } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { toast } from '../../../ui/toast.tsx';
import { ReauthenticationForm } from '../../accounts/admin-reauthenticate.tsx';
import {
  authMessages,
  RECOVERY_CODES,
  recoveryCodesAnswer,
  secondFactorSchema,
  sessionKey,
} from '../contract.ts';
import { RecoveryCodes } from './admin-recovery-codes.tsx';
import { SetUp } from './admin-set-up.tsx';

const path = '/api/auth/second-factor';
const key = ['second-factor'];
export const secondFactorQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api.get(path, secondFactorSchema, { signal }),
});
const FEW_CODES = 3;

type Doing = 'set-up' | 'new-codes' | 'turn-off';

const titles: Record<Doing, string> = {
  'set-up': 'Set up two-step sign-in',
  'new-codes': 'New recovery codes',
  'turn-off': 'Turn off two-step sign-in',
};

const withoutCodes = {
  sentence: 'Close without keeping the recovery codes?',
  description: 'They are not shown again. Without them, a lost phone locks you out.',
  action: 'Close',
  cancel: 'Back to the codes',
};

export function SecondFactorCard() {
  const client = useQueryClient();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [returned, setReturned] = useState(0);
  const query = useQuery({ ...secondFactorQuery, refetchOnMount: 'always' });
  const close = async () => {
    setDoing(null);
    setCodes(null);
    await client.invalidateQueries({ queryKey: key });
    await client.invalidateQueries({ queryKey: ['devices'] });
    await client.invalidateQueries({ queryKey: sessionKey });
  };
  const leave = async () => {
    if (codes === null || (await confirm(withoutCodes))) await close();
    // A browser that is asked twice closes the dialog without an event that could be prevented.
    else setReturned((times) => times + 1);
  };
  return (
    <section className="card grid gap-4 p-4 sm:p-6" aria-labelledby="second-factor">
      <h3 id="second-factor" className="text-lg font-bold">
        Two-step sign-in
      </h3>
      <ListState query={query} failure="Two-step sign-in could not be read" empty={null}>
        {(state) => <State {...state} onDo={setDoing} />}
      </ListState>
      <Dialog key={returned} open={doing !== null} onClose={leave} title={doing && titles[doing]}>
        {codes && <RecoveryCodes codes={codes} onDone={close} />}
        {!codes && doing === 'set-up' && <SetUp onCodes={setCodes} />}
        {!codes && doing === 'new-codes' && <NewCodes onCodes={setCodes} />}
        {doing === 'turn-off' && <TurnOff onDone={close} />}
      </Dialog>
    </section>
  );
}

type StateProps = z.infer<typeof secondFactorSchema> & { onDo: (what: Doing) => void };

function State({ since, recoveryCodesLeft, required, onDo }: StateProps) {
  if (since === null) {
    return (
      <>
        <p className="text-sm text-ink-soft">
          Besides the password, a code from an app on your phone. Who learns your password still
          cannot get in.
        </p>
        <Button className="justify-self-start" onClick={() => onDo('set-up')}>
          Set up
        </Button>
      </>
    );
  }
  return (
    <>
      <div className="grid gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="good">on</Badge> since {formatDay(since)}
          {required && <span className="text-ink-soft">(your role has to have it)</span>}
        </p>
        <p>
          {recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left
          {recoveryCodesLeft <= FEW_CODES && (
            <strong className="text-danger"> – make new ones now</strong>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onDo('new-codes')}>
          New recovery codes
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onDo('turn-off')}>
          Turn off
        </Button>
      </div>
    </>
  );
}

function NewCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  return (
    <ReauthenticationForm
      withCode
      explanation="The codes you have now stop working."
      action="Make new codes"
      onSend={async (input) => {
        const { recoveryCodes } = await api.post(
          '/api/auth/recovery-codes',
          input,
          recoveryCodesAnswer,
        );
        onCodes(recoveryCodes);
      }}
    />
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  return (
    <ReauthenticationForm
      withCode
      explanation="From then on the password alone lets you in. For another phone, turn it off here and set it up there."
      action="Turn off"
      onSend={async (input) => {
        await api.delete(path, input);
        toast({ title: authMessages.secondFactorOff });
        onDone();
      }}
    />
  );
}
