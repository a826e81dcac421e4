import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { Input, Select, Textarea } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PictureField } from '../../media/picture/admin-picture-field.tsx';
import {
  contentInput,
  contentMessages,
  contentSchema,
  contentTypes,
  type PageName,
  registry,
  slotOf,
} from '../contract.ts';
import { useSentPicture } from './admin-picture.tsx';

export const NOT_SHOWN =
  'Tidak tampil di halaman mana pun: hanya program lain yang membacanya lewat API.';

type AddProps = { page: PageName; onSaved: () => Promise<unknown> };

/** Content beyond the registry, which other programs can read through the API. */
export function AddContent({ page, onSaved }: AddProps) {
  const sections = Object.keys(registry[page].sections);
  const blank = {
    page,
    section: sections[0] ?? '',
    contentType: 'text' as const,
    key: '',
    value: '',
    label: '',
    description: '',
  };
  const form = useForm({ resolver: zodResolver(contentInput), defaultValues: blank });
  const { errors, isSubmitting } = form.formState;
  const [contentType, section, key, value] = useWatch({
    control: form.control,
    name: ['contentType', 'section', 'key', 'value'],
  });

  const incomplete = () => toast({ title: contentMessages.incomplete, variant: 'destructive' });
  const submit = form.handleSubmit(async (values) => {
    try {
      await api.post('/api/cms/contents', values, contentSchema);
      toast({ title: contentMessages.created });
      form.reset(blank);
      await onSaved();
    } catch (error) {
      toast({ title: contentMessages.createFailed(errorMessage(error)), variant: 'destructive' });
      showFieldErrors(form, error);
    }
  }, incomplete);

  const picture = useSentPicture(value, (address) => form.setValue('value', address));

  return (
    <details className="card">
      <summary className="flex min-h-14 cursor-pointer items-center px-4 font-bold sm:px-5">
        Tambah konten baru
      </summary>
      <form onSubmit={submit} noValidate className="grid gap-4 border-t border-line p-4 sm:p-5">
        <p className="text-sm text-ink-soft">{NOT_SHOWN}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Input label="Label" required error={errors.label?.message} {...form.register('label')} />
          <Input label="Key" required error={errors.key?.message} {...form.register('key')} />
          <Select label="Jenis" {...form.register('contentType')}>
            {contentTypes.options.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
          <Select label="Bagian" {...form.register('section')}>
            {sections.map((section) => (
              <option key={section}>{section}</option>
            ))}
          </Select>
          <Input
            label="Keterangan untuk staf"
            className="sm:col-span-2"
            {...form.register('description')}
          />
        </div>
        {contentType === 'image' && (
          <PictureField
            label="Unggah gambar"
            picture={picture}
            slot={slotOf({ page, section, key })}
          />
        )}
        <Textarea
          label={contentType === 'image' ? 'Alamat gambar' : 'Isi'}
          required
          rows={3}
          error={errors.value?.message}
          {...form.register('value')}
        />
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          Tambah
        </Button>
      </form>
    </details>
  );
}
