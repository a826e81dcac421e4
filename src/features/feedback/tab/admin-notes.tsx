import { NotebookPen } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { limits } from '../../../contract.ts';
import { Button } from '../../../ui/button.tsx';
import { keepUnsavedInput, readUnsavedInput } from '../../../ui/dashboard/unsaved-input.ts';
import { Textarea } from '../../../ui/field.tsx';
import type { Feedback } from '../staff.contract.ts';

type NotesProps = { feedback: Feedback; onSave: (notes: string) => Promise<boolean> };

export function Notes({ feedback: { id, name, notes }, onSave }: NotesProps) {
  /** A draft is kept while staff open another entry. */
  const draft = `notes:${id}`;
  const [editing, setEditing] = useState(() => readUnsavedInput(draft) !== '');
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const saved = await onSave(String(new FormData(event.currentTarget).get('notes') ?? ''));
    setBusy(false);
    if (saved) end();
  }
  function end() {
    keepUnsavedInput(draft, '');
    setEditing(false);
  }

  if (!editing) {
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        {notes && (
          <p className="max-w-text rounded bg-milk px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
            <span className="font-semibold">Catatan:</span> {notes}
          </p>
        )}
        <Button
          variant="quiet"
          size="sm"
          className="-ms-2"
          aria-label={`${notes ? 'Ubah' : 'Tambah'} catatan untuk ${name}`}
          onClick={() => setEditing(true)}
        >
          <NotebookPen className="size-4" aria-hidden="true" />
          {notes ? 'Ubah catatan' : 'Tambah catatan'}
        </Button>
      </div>
    );
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Textarea
        label="Catatan"
        name="notes"
        hint="Hanya dilihat staf"
        defaultValue={readUnsavedInput(draft) || (notes ?? '')}
        onChange={({ target }) => keepUnsavedInput(draft, target.value)}
        maxLength={limits.message}
        autoFocus
      />
      <div className="flex gap-3">
        <Button type="submit" size="sm" busy={busy}>
          Simpan
        </Button>
        <Button variant="secondary" size="sm" disabled={busy} onClick={end}>
          Batal
        </Button>
      </div>
    </form>
  );
}
