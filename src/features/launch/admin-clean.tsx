import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { api } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { ReauthenticationForm } from '../accounts/admin-reauthenticate.tsx';
import type { Launch } from './contract.ts';
import { launchTexts as t } from './tasks.messages.ts';

type Props = { launch: Launch; onChanged: () => Promise<void> };

export function CleanStart({ launch: { demo, cleaning, backup }, onChanged }: Props) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  const isRunning = cleaning === 'saving' || cleaning === 'removing';
  if (demo.length === 0 && !isRunning && backup === '') return null;
  const isDone = demo.length === 0 && !isRunning;
  const visits = sum(demo.filter(({ thing }) => thing === 'visits'));
  const summary = say(t.goes, { things: sum(demo) - visits, visits });
  return (
    <details className="card group" open={isRunning || isDone || cleaning === 'failed'}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 p-4 text-sm sm:p-5">
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="heading-section">{say(t.clean)}</span>
          {!isDone && <span className="text-ink-soft">{summary}</span>}
        </span>
        <ChevronDown className="size-4.5 shrink-0 text-ink-soft transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-4 text-sm sm:px-5 sm:pb-5">
        {isRunning && (
          <p role="status" className="flex items-center gap-3 font-semibold">
            <Spinner />
            {say(cleaning === 'saving' ? t.saving : t.removing)}
          </p>
        )}
        {cleaning === 'failed' && (
          <p role="alert" className="rounded bg-danger-tint p-3 text-danger-deep">
            {say(t.cleanFailed)}
          </p>
        )}
        {isDone && <p className="wrap-anywhere">{say(t.done, { file: backup })}</p>}
        {!isDone && !isRunning && (
          <>
            <p className="max-w-text">{say(t.cleanHint)}</p>
            <Counts demo={demo} />
            <Button
              variant="destructive"
              className="justify-self-start"
              onClick={() => setAsks(true)}
            >
              {say(t.begin)}
            </Button>
          </>
        )}
      </div>
      <Dialog open={asks} onClose={() => setAsks(false)} title={say(t.clean)}>
        <div className="grid gap-3 text-sm">
          <p>{say(t.customers)}</p>
          <p>{say(t.backupFirst)}</p>
          <ReauthenticationForm
            explanation={say(t.again)}
            action={say(t.clean)}
            variant="destructive"
            onCancel={() => setAsks(false)}
            onSend={async (input) => {
              await api.post('/api/admin/launch/clean', input);
              setAsks(false);
              await onChanged();
            }}
          />
        </div>
      </Dialog>
    </details>
  );
}

const sum = (counts: Launch['demo']) => counts.reduce((all, { goes }) => all + goes, 0);

function Counts({ demo }: Pick<Launch, 'demo'>) {
  const { number } = useFormats();
  return (
    <ul className="flex max-w-text flex-wrap gap-x-5 gap-y-1 text-ink-soft">
      {demo.map(({ thing, name, goes }) => (
        <li key={thing}>
          {name} <span className="font-semibold text-ink">{number(goes)}</span>
        </li>
      ))}
    </ul>
  );
}
