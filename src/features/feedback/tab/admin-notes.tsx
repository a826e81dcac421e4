import { NotebookPen } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { limits } from '../../../contract.ts';
import { Button } from '../../../ui/button.tsx';
import { keepUnsavedInput, readUnsavedInput } from '../../../ui/dashboard/unsaved-input.ts';
import { Textarea } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Feedback } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';

type NotesProps = { feedback: Feedback; onSave: (notes: string) => Promise<boolean> };

export function Notes({ feedback: { id, name, notes }, onSave }: NotesProps) {
  const say = useSay();
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
            <span className="font-semibold">{say(t.notesWritten)}</span> {notes}
          </p>
        )}
        <Button
          variant="quiet"
          size="sm"
          className="-ms-2"
          aria-label={say(notes ? t.editNotesOf : t.addNotesTo, { name })}
          onClick={() => setEditing(true)}
        >
          <NotebookPen className="size-4" aria-hidden="true" />
          {say(notes ? t.editNotes : t.addNotes)}
        </Button>
      </div>
    );
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Textarea
        label={say(t.notes)}
        name="notes"
        hint={say(t.notesHint)}
        defaultValue={readUnsavedInput(draft) || (notes ?? '')}
        onChange={({ target }) => keepUnsavedInput(draft, target.value)}
        maxLength={limits.message}
        autoFocus
      />
      <div className="flex gap-3">
        <Button type="submit" size="sm" busy={busy}>
          {say(t.save)}
        </Button>
        <Button variant="secondary" size="sm" disabled={busy} onClick={end}>
          {say(t.cancel)}
        </Button>
      </div>
    </form>
  );
}
