import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { toast } from '../../ui/toast.tsx';

const path = '/api/admin/promo-images/cleanup';
const answer = z.object({ message: z.string(), files: z.array(z.string()) });

/** Deletes pictures nothing refers to any more, after saying how many files that would be. */
export function Cleanup() {
  const [busy, setBusy] = useState(false);

  const clean = async () => {
    setBusy(true);
    try {
      const { files } = await api.post(`${path}?dryRun=true`, undefined, answer);
      if (files.length === 0) return toast({ title: 'No unused files' });
      const sentence = `Delete ${files.length} files that nothing uses?`;
      const description = 'Pictures of deleted or replaced entries, older than a day.';
      if (!(await confirm({ sentence, description, action: 'Delete' }))) return;
      toast({ title: (await api.post(path, undefined, answer)).message });
    } catch (error) {
      toast({ title: 'Delete Failed', description: sentenceOf(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
      <p className="text-sm text-ink-soft">Replaced and deleted pictures keep taking up room.</p>
      <Button variant="secondary" size="sm" busy={busy} onClick={clean}>
        Clean up unused files
      </Button>
    </div>
  );
}
