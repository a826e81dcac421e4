import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { showFieldErrors } from '../../ui/dashboard/forms/form-errors.ts';
import { IconButton } from '../../ui/dashboard/icon-button.tsx';
import { updateFailed, useAction } from '../../ui/dashboard/use-action.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { api, errorMessage } from '../../ui/fetch.ts';
import { Input, Textarea } from '../../ui/field.tsx';
import { byLanguage, translate } from '../../ui/language.ts';
import { toast } from '../../ui/toast.tsx';
import { type Prepared, preparedInput, preparedMessages, preparedSchema } from './contract.ts';

const path = '/api/admin/reply-texts';

type PreparedDialogProps = { texts: Prepared[]; onClose: () => void };

export function PreparedDialog({ texts, onClose }: PreparedDialogProps) {
  const [added, setAdded] = useState(0);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={byLanguage('Saved replies', 'Balasan tersimpan')}
      description={byLanguage(
        '{name} becomes the name of the customer.',
        '{name} menjadi nama pelanggan.',
      )}
    >
      <div className="grid gap-6">
        {texts.map((text) => (
          <PreparedForm key={`${text.id} ${text.updatedAt}`} text={text} />
        ))}
        <section
          aria-label={byLanguage('New text', 'Teks baru')}
          className="border-t border-line pt-5"
        >
          <PreparedForm key={added} onAdded={() => setAdded(added + 1)} />
        </section>
      </div>
    </Dialog>
  );
}

type PreparedFormProps = { text?: Prepared; onAdded?: () => void };

function PreparedForm({ text, onAdded }: PreparedFormProps) {
  const { refresh, remove } = useAction('reply-texts');
  const form = useForm({
    resolver: zodResolver(preparedInput),
    defaultValues: text ?? { title: '', body: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ title, body }) => {
    try {
      if (text) {
        const { id, updatedAt } = text;
        await api.put(`${path}/${id}`, { title, body, updatedAt }, preparedSchema);
      } else await api.post(path, { title, body }, preparedSchema);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const description = errorMessage(error);
      return toast({ title: updateFailed(), description, variant: 'destructive' });
    }
    toast({ title: translate(text ? preparedMessages.updated : preparedMessages.created) });
    await refresh();
    onAdded?.();
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <Input
        label={byLanguage('Title', 'Judul')}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <Textarea
        label={byLanguage('Text', 'Teks')}
        error={errors.body?.message}
        {...form.register('body')}
      />
      <div className="flex justify-end gap-2">
        {text && (
          <IconButton
            icon={Trash2}
            label={`${byLanguage('Delete', 'Hapus')} ${text.title}`}
            danger
            onClick={() =>
              remove(
                `${path}/${text.id}`,
                {
                  sentence: translate(preparedMessages.confirmDelete(text.title)),
                  action: byLanguage('Delete', 'Hapus'),
                },
                translate(preparedMessages.deleted),
              )
            }
          />
        )}
        <Button type="submit" size="sm" busy={isSubmitting}>
          {text ? byLanguage('Save', 'Simpan') : byLanguage('Add text', 'Tambah teks')}
        </Button>
      </div>
    </form>
  );
}
