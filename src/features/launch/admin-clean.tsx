import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/dashboard/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { api } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ReauthenticationForm } from '../accounts/admin-reauthenticate.tsx';
import type { Launch } from './contract.ts';
import { launchTexts as t, thingTexts } from './left.messages.ts';

type Props = { launch: Launch; onChanged: () => Promise<void> };

export function CleanStart({ launch: { demo, cleaning, backup }, onChanged }: Props) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  const isRunning = cleaning === 'saving' || cleaning === 'removing';
  if (demo.length === 0 && !isRunning && backup === '') return null;
  return (
    <Card title={say(t.clean)}>
      {isRunning && (
        <p role="status" className="mt-3 flex items-center gap-3 text-sm font-semibold">
          <Spinner />
          {say(cleaning === 'saving' ? t.saving : t.removing)}
        </p>
      )}
      {cleaning === 'failed' && (
        <p role="alert" className="mt-3 rounded bg-danger-tint p-3 text-sm text-danger-deep">
          {say(t.cleanFailed)}
        </p>
      )}
      {demo.length === 0 && !isRunning ? (
        <p className="mt-2 text-sm wrap-anywhere">{say(t.done, { file: backup })}</p>
      ) : (
        !isRunning && (
          <>
            <p className="mt-2 max-w-text text-sm">{say(t.cleanHint)}</p>
            <Counts demo={demo} />
            <Button variant="destructive" className="mt-4" onClick={() => setAsks(true)}>
              {say(t.begin)}
            </Button>
          </>
        )
      )}
      <Dialog open={asks} onClose={() => setAsks(false)} title={say(t.clean)}>
        <div className="grid gap-3 text-sm">
          <p>{say(t.customers)}</p>
          <p>{say(t.backupFirst)}</p>
          <ReauthenticationForm
            explanation={say(t.again)}
            action={say(t.clean)}
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

function Counts({ demo }: Pick<Launch, 'demo'>) {
  const say = useSay();
  return (
    <table className="mt-4 w-full max-w-lg text-sm">
      <thead>
        <tr className="border-b border-line text-start">
          <th className="py-2 text-start font-semibold">{say(t.what)}</th>
          <th className="py-2 text-end font-semibold">{say(t.goes)}</th>
          <th className="py-2 text-end font-semibold">{say(t.stays)}</th>
        </tr>
      </thead>
      <tbody>
        {demo.map(({ thing, goes, stays }) => (
          <tr key={thing} className="border-b border-line">
            <th scope="row" className="py-2 text-start font-normal">
              {say(thingTexts[thing])}
            </th>
            <td className="py-2 text-end tabular-nums">{goes}</td>
            <td className="py-2 text-end tabular-nums">{stays}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
