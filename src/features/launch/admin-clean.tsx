import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/dashboard/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { api } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { ReauthenticationForm } from '../accounts/admin-reauthenticate.tsx';
import type { Launch } from './contract.ts';
import { launchTexts as t } from './tasks.messages.ts';

type Props = { launch: Launch; onChanged: () => Promise<void> };

export function CleanStart({ launch: { demo, stays, cleaning, backup }, onChanged }: Props) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  const isRunning = cleaning === 'saving' || cleaning === 'removing';
  if (demo.length === 0 && !isRunning && backup === '') return null;
  const isDone = demo.length === 0 && !isRunning;
  const visits = sum(demo.filter(({ thing }) => thing === 'visits'));
  const summary = say(t.goes, { things: sum(demo) - visits, visits });
  return (
    <Card title={say(t.clean)} hint={!isDone && summary} className="text-sm">
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
      {isDone && (
        <>
          <p className="wrap-anywhere">{say(t.done, { file: backup })}</p>
          <Stays stays={stays} />
        </>
      )}
      {!isDone && !isRunning && (
        <>
          <Counts demo={demo} />
          <Button
            variant="quiet"
            className="-my-2 -ms-5 justify-self-start text-danger-deep"
            onClick={() => setAsks(true)}
          >
            <Trash2 className="size-4" />
            {say(t.begin)}
          </Button>
        </>
      )}
      <Dialog open={asks} onClose={() => setAsks(false)} title={say(t.clean)}>
        <div className="grid gap-3 text-sm">
          <Stays stays={stays} />
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
    </Card>
  );
}

const sum = (counts: Launch['demo']) => counts.reduce((all, { goes }) => all + goes, 0);

function Stays({ stays }: Pick<Launch, 'stays'>) {
  const say = useSay();
  const { number } = useFormats();
  if (stays.length === 0) return null;
  const lists = stays.map(({ name, count }) => `${name} ${number(count)}`).join(', ');
  return <p>{say(t.stays, { count: stays.reduce((all, { count }) => all + count, 0), lists })}</p>;
}

function Counts({ demo }: Pick<Launch, 'demo'>) {
  const { number } = useFormats();
  return (
    <ul className="grid gap-x-8 gap-y-1 text-ink-soft sm:grid-cols-2 *:flex *:justify-between *:gap-x-3">
      {demo.map(({ thing, name, goes }) => (
        <li key={thing}>
          {name} <span className="font-semibold text-ink">{number(goes)}</span>
        </li>
      ))}
    </ul>
  );
}
