import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ApiError, api, errorMessage } from '../../ui/fetch.ts';
import { Input } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { correctedSchema } from './contract.ts';
import { peopleTexts as t } from './messages.ts';

type CorrectProps = {
  value: { tab: string; id: number; field: string; was: string };
  label: string;
  onClose: () => void;
};

export function Correct({ value, label, onClose }: CorrectProps) {
  const say = useSay();
  const client = useQueryClient();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('value'));
    setBusy(true);
    try {
      const input = { ...value, value: typed };
      const { message } = await api.patch('/api/admin/people', input, correctedSchema);
      toast({ title: message });
      onClose();
      await client.invalidateQueries();
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.fields.value : undefined;
      setError(field ?? errorMessage(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={say(t.mendNamed, { name: label })}
      description={say(t.mendHint)}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Input
          label={label}
          name="value"
          defaultValue={value.was}
          maxLength={500}
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
          <Button type="submit" busy={busy}>
            {say(t.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
