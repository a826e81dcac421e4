import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { Input, Select } from '../../ui/field.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toast } from '../../ui/toast.tsx';
import {
  categoryLabels,
  type MenuItem,
  menuCategories,
  menuItemInput,
  menuItemSchema,
  menuMessages,
} from './contract.ts';

const path = '/api/menu-items';
const blank = { name: '', category: menuCategories[0], isActive: true };

type MenuFormProps = {
  /** The one that is edited; without one the form adds. */
  item: MenuItem | null;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

export function MenuForm({ item, onSaved, onClose }: MenuFormProps) {
  const form = useForm({ resolver: zodResolver(menuItemInput), defaultValues: item ?? blank });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;

  useEffect(() => {
    if (item) setFocus('name', { shouldSelect: true });
  }, [item, setFocus]);

  const clear = () => {
    form.reset(blank);
    onClose();
  };

  const submit = form.handleSubmit(
    async (values) => {
      try {
        if (item) await api.put(`${path}/${item.id}`, values, menuItemSchema);
        else await api.post(path, values, menuItemSchema);
        toast({ title: item ? menuMessages.updated : menuMessages.created });
        clear();
        await onSaved();
      } catch (error) {
        failed(item ? 'Update Failed' : 'Error', sentenceOf(error));
        showFieldErrors(form, error);
      }
    },
    ({ name, category }) => failed('Error', name?.message ?? category?.message),
  );

  return (
    <form onSubmit={submit} noValidate className="card grid gap-4 p-4 sm:p-6">
      <h4 className="text-lg font-bold">{item ? 'Edit Menu' : 'Tambah Menu'}</h4>
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <Input label="Nama Menu" required error={errors.name?.message} {...form.register('name')} />
        <Select
          label="Kategori"
          required
          error={errors.category?.message}
          {...form.register('category')}
        >
          {menuCategories.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </Select>
      </div>
      {item && <Switch label="Aktif" {...form.register('isActive')} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Menyimpan...' : item ? 'Perbarui Menu' : 'Tambah Menu'}
        </Button>
        <Button variant="secondary" disabled={isSubmitting} onClick={clear}>
          Batal
        </Button>
      </div>
    </form>
  );
}

function failed(title: string, description: string | undefined) {
  toast({ title, description, variant: 'destructive' });
}
