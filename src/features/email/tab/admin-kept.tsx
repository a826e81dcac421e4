import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toastError } from '../../../ui/dashboard/tools/toast-error.ts';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { keptMailsAnswer } from '../contract.ts';
import { emailTabTexts as t } from './messages.ts';

export function KeptMails({ count, onSent }: { count: number; onSent: () => Promise<unknown> }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      const sent = await api.post('/api/admin/outbox/retry-kept', undefined, keptMailsAnswer);
      toast({ title: say(t.keptQueued, { count: sent.count }) });
    } catch (error) {
      toastError(say(t.keptFailed), error);
    }
    await onSent();
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded bg-caramel-tint p-3 text-sm">
      <p className="flex-1 basis-64">{say(t.kept, { count })}</p>
      <Button busy={busy} onClick={send}>
        <Send className="size-4" />
        {say(t.sendKept)}
      </Button>
    </div>
  );
}
