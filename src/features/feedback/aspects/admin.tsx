import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { Empty } from '../../../ui/dashboard/lists/empty.tsx';
import { EntryList } from '../../../ui/dashboard/lists/entry-list.tsx';
import { RowButtons } from '../../../ui/dashboard/lists/row-buttons.tsx';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { Input, Select } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type FeedbackCategory, feedbackCategories, feedbackLabels } from '../contract.ts';
import { type Aspect, aspectInput, aspectMessages, aspectSchema } from './contract.ts';

const path = '/api/admin/feedback-aspects';
const listSchema = z.array(aspectSchema);
const entries = { key: 'aspects', adminPath: path, nameOf: ({ name }: Aspect) => name };

export function AspectsDialog({ onClose }: { onClose: () => void }) {
  const [category, setCategory] = useState<FeedbackCategory>('minuman');
  const [edited, setEdited] = useState<Aspect | null>(null);
  const chosen = feedbackCategories.find((one) => one === category) ?? 'minuman';
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title="Aspek feedback"
      description="Aspek yang dinonaktifkan tidak lagi ditawarkan; feedback lama tetap menyimpannya."
    >
      <div className="grid gap-5">
        <Select
          label="Kategori"
          value={chosen}
          onChange={({ target: { value } }) => {
            setEdited(null);
            setCategory(feedbackCategories.find((one) => one === value) ?? 'minuman');
          }}
        >
          {feedbackCategories.map((one) => (
            <option key={one} value={one}>
              {feedbackLabels[one]}
            </option>
          ))}
        </Select>
        <AspectForm
          key={`${chosen} ${edited?.id ?? 'new'}`}
          category={chosen}
          aspect={edited}
          onDone={() => setEdited(null)}
        />
        <AspectList key={chosen} category={chosen} onEdit={setEdited} />
      </div>
    </Dialog>
  );
}

type AspectFormProps = { category: FeedbackCategory; aspect: Aspect | null; onDone: () => void };

function AspectForm({ category, aspect, onDone }: AspectFormProps) {
  const { refresh } = useAction('aspects');
  const form = useForm({
    resolver: zodResolver(aspectInput),
    defaultValues: { category, name: aspect?.name ?? '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ name }) => {
    try {
      if (aspect) {
        const { id, updatedAt } = aspect;
        await api.put(`${path}/${id}`, { name, updatedAt }, aspectSchema);
      } else await api.post(path, { category, name }, aspectSchema);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const description = errorMessage(error);
      return toast({ title: 'Gagal menyimpan', description, variant: 'destructive' });
    }
    toast({ title: aspect ? aspectMessages.updated : aspectMessages.created });
    form.reset({ category, name: '' });
    onDone();
    await refresh();
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <Input
        label={aspect ? 'Ubah nama aspek' : 'Aspek baru'}
        className="min-w-52 flex-1"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Button type="submit" className="mt-6.5" busy={isSubmitting}>
        {aspect ? 'Simpan' : 'Tambah'}
      </Button>
      {aspect && (
        <Button variant="secondary" className="mt-6.5" onClick={onDone}>
          Batal
        </Button>
      )}
    </form>
  );
}

type AspectListProps = { category: FeedbackCategory; onEdit: (aspect: Aspect) => void };

function AspectList({ category, onEdit }: AspectListProps) {
  const list = usePaged({
    key: 'aspects',
    path,
    schema: listSchema,
    fixedFilter: { category },
    inAddress: false,
    limit: 100,
  });
  const { update, remove } = useAction('aspects');
  return (
    <EntryList
      list={list}
      entries={entries}
      failure="Gagal memuat aspek"
      none={<Empty title="Belum ada aspek" />}
      noMatch={<Empty title="Tidak ada aspek yang cocok" />}
    >
      {(aspect) => (
        <div className="flex items-center gap-1 sm:gap-2">
          <p className="min-w-0 flex-1 text-sm font-semibold wrap-anywhere">{aspect.name}</p>
          <Switch
            label={`${aspect.name}: ditawarkan`}
            hideLabel
            checked={aspect.isActive}
            onChange={({ target }) =>
              update(
                () => api.patch(`${path}/${aspect.id}`, { isActive: target.checked }, aspectSchema),
                aspectMessages.updated,
              )
            }
          />
          <RowButtons
            name={aspect.name}
            onEdit={() => onEdit(aspect)}
            onDelete={() =>
              remove(
                `${path}/${aspect.id}`,
                { sentence: aspectMessages.confirmDelete(aspect.name), action: 'Hapus' },
                aspectMessages.deleted,
              )
            }
          />
        </div>
      )}
    </EntryList>
  );
}
