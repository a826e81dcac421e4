import { NotebookPen } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { limits } from '../../../contract.ts';
import { Button } from '../../../ui/button.tsx';
import { keepUnsavedInput, readUnsavedInput } from '../../../ui/dashboard/unsaved-input.ts';
import { Textarea } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Feedback } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';

type NotesProps = {
  feedback: Feedback;
  /** @param was the notes that were read */
  onSave: (notes: string, was: string | null) => Promise<boolean>;
};

const written = (form: HTMLFormElement) => String(new FormData(form).get('notes'));

export function Notes({ feedback: { id, name, notes }, onSave }: NotesProps) {
  const say = useSay();
  /** A draft is kept while staff open another entry. */
  const draft = `notes:${id}`;
  const [start, setStart] = useState<{ text: string; was?: string | null } | null>(() => {
    const text = readUnsavedInput(draft);
    return text === '' ? null : { text, was: notes };
  });
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { text = '', was = notes } = start ?? {};
    const sent = written(form);
    setBusy(true);
    const saved = await onSave(sent, was);
    setBusy(false);
    if (saved && written(form) === sent) end();
    else setStart({ text });
  }
  function end() {
    keepUnsavedInput(draft, '');
    setStart(null);
  }

  const present = notes && notes !== start?.text && (
    <p className="max-w-text rounded bg-milk px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
      <span className="font-semibold">{say(t.notesWritten)}</span> {notes}
    </p>
  );
  if (!start) {
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        {present}
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3.5"
          aria-label={say(notes ? t.editNotesOf : t.addNotesTo, { name })}
          onClick={() => setStart({ text: notes ?? '', was: notes })}
        >
          <NotebookPen className="size-4" />
          {say(notes ? t.editNotes : t.addNotes)}
        </Button>
      </div>
    );
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {/* A colleague may have written them since this was begun. */}
      {present}
      <Textarea
        label={say(t.notes)}
        name="notes"
        hint={say(t.notesHint)}
        defaultValue={start.text}
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
