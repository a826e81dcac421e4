import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { Sentence, useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { ReauthenticationForm } from '../../accounts/admin-reauthenticate.tsx';
import {
  RECOVERY_CODES,
  recoveryCodesAnswer,
  secondFactorSchema,
  sessionKey,
} from '../contract.ts';
import { authTexts } from '../messages.ts';
import { Part } from './admin-part.tsx';
import { RecoveryCodes } from './admin-recovery-codes.tsx';
import { SetUp } from './admin-set-up.tsx';
import { ownAccountTexts } from './messages.ts';

const path = '/api/auth/second-factor';
const key = ['second-factor'];
export const secondFactorQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api.get(path, secondFactorSchema, { signal }),
});
const FEW_CODES = 3;

type Doing = 'set-up' | 'new-codes' | 'turn-off';

const titles = {
  'set-up': ownAccountTexts.setUpTitle,
  'new-codes': ownAccountTexts.newCodes,
  'turn-off': ownAccountTexts.turnOffTitle,
};

export function SecondFactorPart() {
  const say = useSay();
  const client = useQueryClient();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [returned, setReturned] = useState(0);
  const query = useQuery({ ...secondFactorQuery, refetchOnMount: 'always' });
  const isOff = query.data?.since === null;
  const close = async () => {
    setDoing(null);
    setCodes(null);
    await client.invalidateQueries({ queryKey: key });
    await client.invalidateQueries({ queryKey: ['devices'] });
    await client.invalidateQueries({ queryKey: sessionKey });
  };
  const withoutCodes = {
    sentence: say(ownAccountTexts.leaveCodes),
    description: say(ownAccountTexts.leaveCodesHint),
    action: say(ownAccountTexts.close),
    cancel: say(ownAccountTexts.backToCodes),
  };
  const leave = async () => {
    if (codes === null || (await confirm(withoutCodes))) await close();
    // A browser that is asked twice closes the dialog without an event that could be prevented.
    else setReturned((times) => times + 1);
  };
  return (
    <Part
      title={say(ownAccountTexts.secondFactor)}
      hint={isOff && say(ownAccountTexts.secondFactorHint)}
      action={
        isOff && <Button onClick={() => setDoing('set-up')}>{say(ownAccountTexts.setUp)}</Button>
      }
    >
      <ListState query={query} failure={say(ownAccountTexts.secondFactorFailed)} empty={null}>
        {({ since, ...state }) => since && <State {...state} since={since} onDo={setDoing} />}
      </ListState>
      <Dialog
        key={returned}
        open={doing !== null}
        onClose={leave}
        title={doing && say(titles[doing])}
      >
        {codes && <RecoveryCodes codes={codes} onDone={close} />}
        {!codes && doing === 'set-up' && <SetUp onCodes={setCodes} onCancel={close} />}
        {!codes && doing === 'new-codes' && <NewCodes onCodes={setCodes} onCancel={close} />}
        {doing === 'turn-off' && <TurnOff onDone={close} />}
      </Dialog>
    </Part>
  );
}

type StateProps = z.infer<typeof secondFactorSchema> & {
  since: string;
  onDo: (what: Doing) => void;
};

function State({ since, recoveryCodesLeft, required, onDo }: StateProps) {
  const say = useSay();
  const { day } = useFormats();
  return (
    <>
      <div className="grid gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Sentence
            of={ownAccountTexts.onSince}
            on={<Badge tone="good">{say(ownAccountTexts.on)}</Badge>}
            day={day(since)}
          />
          {required && <span className="text-ink-soft">{say(ownAccountTexts.isRequired)}</span>}
        </p>
        <p>
          {say(ownAccountTexts.codesLeft, { left: recoveryCodesLeft, all: RECOVERY_CODES })}
          {recoveryCodesLeft <= FEW_CODES && (
            <strong className="text-danger"> {say(ownAccountTexts.fewLeft)}</strong>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button variant="secondary" onClick={() => onDo('new-codes')}>
          {say(ownAccountTexts.newCodes)}
        </Button>
        <Button variant="secondary" onClick={() => onDo('turn-off')}>
          {say(ownAccountTexts.turnOff)}
        </Button>
      </div>
    </>
  );
}

type NewCodesProps = { onCodes: (codes: string[]) => void; onCancel: () => void };

function NewCodes({ onCodes, onCancel }: NewCodesProps) {
  const say = useSay();
  return (
    <ReauthenticationForm
      withCode
      explanation={say(ownAccountTexts.newCodesHint)}
      action={say(ownAccountTexts.makeCodes)}
      onCancel={onCancel}
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
  const say = useSay();
  return (
    <ReauthenticationForm
      withCode
      explanation={say(ownAccountTexts.turnOffHint)}
      action={say(ownAccountTexts.turnOff)}
      variant="destructive"
      onCancel={onDone}
      onSend={async (input) => {
        await api.delete(path, input);
        toast({ title: say(authTexts.secondFactorOff) });
        onDone();
      }}
    />
  );
}
