import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/dashboard/confirm.tsx';
import { dashboardTexts } from '../../ui/dashboard/messages.ts';
import { api, errorMessage } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { promoTexts } from './messages.ts';

const path = '/api/admin/promo-images/cleanup';
const answer = z.object({
  message: z.string(),
  files: z.array(z.string()),
  waiting: z.int(),
  waitingUntil: z.string().nullable(),
});

export function Cleanup() {
  const say = useSay();
  const { date } = useFormats();
  const [busy, setBusy] = useState(false);

  const clean = async () => {
    setBusy(true);
    try {
      const found = await api.post(`${path}?dryRun=true`, undefined, answer);
      const { files, waiting, waitingUntil } = found;
      const later = waitingUntil
        ? say(promoTexts.waiting, { count: waiting, until: date(waitingUntil) })
        : undefined;
      if (files.length === 0) {
        return toast({ title: say(promoTexts.nothingUnused), description: later });
      }
      const sentence = say(promoTexts.confirmCleanup, { count: files.length });
      const old = say(promoTexts.confirmCleanupHint);
      const description = later ? `${old} ${later}` : old;
      const action = say(dashboardTexts.delete);
      if (!(await confirm({ sentence, description, action }))) return;
      toast({ title: (await api.post(path, undefined, answer)).message });
    } catch (error) {
      const title = say(dashboardTexts.deleteFailed);
      toast({ title, description: errorMessage(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
      <p className="max-w-text text-sm text-ink-soft">{say(promoTexts.cleanupHint)}</p>
      <Button variant="secondary" size="sm" busy={busy} onClick={clean}>
        {say(promoTexts.cleanup)}
      </Button>
    </div>
  );
}
