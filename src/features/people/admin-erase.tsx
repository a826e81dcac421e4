import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { api, errorMessage } from '../../ui/fetch.ts';
import { Input } from '../../ui/field.tsx';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { erasedSchema, type PersonFound } from './contract.ts';
import { peopleTexts as t } from './messages.ts';

type EraseProps = { found: PersonFound; count: number; onClose: () => void };

/** The owner must type the address or number, because erasing cannot be undone. */
export function Erase({ found: { q }, count, onClose }: EraseProps) {
  const say = useSay();
  const client = useQueryClient();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('who')).trim();
    if (typed.toLowerCase() !== q) return setError(say(t.confirm));
    setBusy(true);
    try {
      const path = `/api/admin/people?${new URLSearchParams({ q })}`;
      const { message, rows, files } = await api.delete(path, undefined, erasedSchema);
      toast({ title: message, description: say(t.erasedDetail, { rows, files }) });
      onClose();
      await client.invalidateQueries();
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={say(t.eraseQuestion)}
      description={say(t.eraseHint, { count })}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Input
          label={<Sentence of={t.typeToGoOn} who={<strong className="break-all">{q}</strong>} />}
          name="who"
          autoComplete="off"
          autoFocus
          required
          error={error}
          onChange={() => setError('')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say(t.cancel)}
          </Button>
          <Button type="submit" variant="destructive" busy={busy}>
            {say(t.eraseForGood)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
