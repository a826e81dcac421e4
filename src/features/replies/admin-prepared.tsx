import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { UnsavedOffer } from '../../ui/dashboard/forms/entry-form.tsx';
import { showFieldErrors } from '../../ui/dashboard/forms/form-errors.ts';
import { askToDiscard, useTypedGuard } from '../../ui/dashboard/forms/use-typed-guard.ts';
import { useUnsavedInput } from '../../ui/dashboard/forms/use-unsaved-input.ts';
import { IconButton } from '../../ui/dashboard/icon-button.tsx';
import { toastError } from '../../ui/dashboard/tools/toast-error.ts';
import { keepUnsavedInput } from '../../ui/dashboard/unsaved-input.ts';
import { updateFailed, useAction } from '../../ui/dashboard/use-action.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { api } from '../../ui/fetch.ts';
import { Input, Textarea } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { type Prepared, preparedInput, preparedSchema } from './contract.ts';
import { replyTexts as t } from './messages.ts';

const path = '/api/admin/reply-texts';

const draftOf = (id: number) => `reply-texts/${id}`;

export function PreparedDialog({ texts, onClose }: { texts: Prepared[]; onClose: () => void }) {
  const say = useSay();
  const [added, setAdded] = useState(0);
  // As a state, an Escape right after the first key would come before the next render.
  const unsaved = useRef(new Set<number>());
  const typed = useCallback((id: number) => {
    unsaved.current.add(id);
    return () => {
      unsaved.current.delete(id);
    };
  }, []);
  // A reply below this dialog may be unsaved too, which closing the dialog does not lose.
  const close = async () => {
    if (unsaved.current.size > 0 && !(await askToDiscard())) return;
    for (const id of unsaved.current) keepUnsavedInput(draftOf(id), '');
    onClose();
  };
  return (
    <Dialog
      size="lg"
      onClose={() => void close()}
      title={say(t.saved)}
      description={say(t.savedHint, { slot: '{name}' })}
    >
      <div className="grid gap-6">
        {texts.map((text) => (
          <PreparedForm key={`${text.id} ${text.updatedAt}`} text={text} onTyped={typed} />
        ))}
        <section aria-label={say(t.newText)} className="border-t border-line pt-5">
          <PreparedForm key={added} onTyped={typed} onAdded={() => setAdded(added + 1)} />
        </section>
      </div>
    </Dialog>
  );
}

type PreparedFormProps = {
  text?: Prepared;
  /** It is called when something unsaved is typed, and returns what to call once it is saved. */
  onTyped: (id: number) => () => void;
  onAdded?: () => void;
};

function PreparedForm({ text, onTyped, onAdded }: PreparedFormProps) {
  const say = useSay();
  const { refresh, remove } = useAction('reply-texts');
  const form = useForm({
    resolver: zodResolver(preparedInput),
    defaultValues: text ?? { title: '', body: '' },
  });
  const { errors, isDirty, isSubmitting, defaultValues = {} } = form.formState;
  const id = text?.id ?? 0;
  useTypedGuard(isDirty);
  const { forget, offer } = useUnsavedInput(form, draftOf(id), defaultValues);
  useEffect(() => (isDirty ? onTyped(id) : undefined), [isDirty, onTyped, id]);

  const submit = form.handleSubmit(async ({ title, body }) => {
    try {
      if (text) {
        const { updatedAt } = text;
        await api.put(`${path}/${id}`, { title, body, updatedAt }, preparedSchema);
      } else await api.post(path, { title, body }, preparedSchema);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      return toastError(updateFailed(), error);
    }
    form.reset({ title, body });
    forget();
    await refresh();
    onAdded?.();
    toast({ title: say(text ? t.updated : t.created) });
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      {offer && <UnsavedOffer {...offer} />}
      <Input label={say(t.title)} error={errors.title?.message} {...form.register('title')} />
      <Textarea label={say(t.text)} error={errors.body?.message} {...form.register('body')} />
      <div className="flex justify-end gap-2">
        {text && (
          <IconButton
            icon={Trash2}
            label={say(t.deleteNamed, { title: text.title })}
            danger
            onClick={() =>
              remove(
                `${path}/${id}`,
                { sentence: say(t.confirmDelete, { title: text.title }), action: say(t.delete) },
                say(t.deleted),
              )
            }
          />
        )}
        <Button
          type="submit"
          variant={isDirty ? 'primary' : 'secondary'}
          size="sm"
          busy={isSubmitting}
        >
          {say(text ? t.save : t.addText)}
        </Button>
      </div>
    </form>
  );
}
