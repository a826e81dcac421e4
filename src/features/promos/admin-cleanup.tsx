import { useState } from 'react';
import { z } from 'zod';
import { formatDate } from '../../time.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/dashboard/confirm.tsx';
import { api, errorMessage } from '../../ui/fetch.ts';
import { formatCount } from '../../ui/numbers.ts';
import { toast } from '../../ui/toast.tsx';

const path = '/api/admin/promo-images/cleanup';
const answer = z.object({
  message: z.string(),
  files: z.array(z.string()),
  waiting: z.int(),
  waitingUntil: z.string().nullable(),
});

export function Cleanup() {
  const [busy, setBusy] = useState(false);

  const clean = async () => {
    setBusy(true);
    try {
      const found = await api.post(`${path}?dryRun=true`, undefined, answer);
      const { files, waiting, waitingUntil } = found;
      const later = waitingUntil
        ? `${formatCount(waiting, 'new picture')} without a use: kept until ${formatDate(waitingUntil)}.`
        : undefined;
      if (files.length === 0) {
        return toast({ title: 'No unused files to delete now', description: later });
      }
      const sentence = `Delete ${formatCount(files.length, 'unused file')}?`;
      const old = 'Pictures of replaced and of finally deleted entries, older than a day.';
      const description = later ? `${old} ${later}` : old;
      if (!(await confirm({ sentence, description, action: 'Delete' }))) return;
      toast({ title: (await api.post(path, undefined, answer)).message });
    } catch (error) {
      toast({ title: 'Delete Failed', description: errorMessage(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
      <p className="max-w-text text-sm text-ink-soft">
        Deleted pictures stay reachable by their link for 30 days, so that they can be restored.
        Files that nothing uses any more are removed every day, or now.
      </p>
      <Button variant="secondary" size="sm" busy={busy} onClick={clean}>
        Clean up unused files
      </Button>
    </div>
  );
}
