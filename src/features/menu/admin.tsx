import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '../../ui/confirm.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { toast } from '../../ui/toast.tsx';
import { MenuForm } from './admin-form.tsx';
import { MenuList } from './admin-list.tsx';
import { type MenuItem, menuCategories, menuItemSchema, menuMessages } from './contract.ts';

const path = '/api/menu-items';

/** The Feedback tab. */
export default function Feedback() {
  return <MenuManager />;
}

/** What visitors can choose in the feedback form, by category. */
export function MenuManager() {
  const client = useQueryClient();
  const [edited, setEdited] = useState<MenuItem | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['menu'] });

  const remove = async (item: MenuItem) => {
    const sentence = menuMessages.confirmDelete(item.name);
    if (!(await confirm({ sentence, action: 'Hapus', cancel: 'Batal' }))) return;
    try {
      await api.delete(`${path}/${item.id}`);
      toast({ title: menuMessages.deleted });
      if (edited?.id === item.id) setEdited(null);
    } catch (error) {
      failed('Delete Failed', error);
    }
    await refresh();
  };

  const activate = async ({ id, name, category }: MenuItem, isActive: boolean) => {
    try {
      await api.put(`${path}/${id}`, { name, category, isActive }, menuItemSchema);
      toast({ title: menuMessages.updated });
    } catch (error) {
      failed('Update Failed', error);
    }
    await refresh();
  };

  const reorder = async (ids: number[]) => {
    try {
      await api.put('/api/admin/menu-items/order', { ids });
    } catch (error) {
      failed('Update Failed', error);
      throw error;
    } finally {
      await refresh();
    }
  };

  return (
    <section lang="id" aria-labelledby="menu-title" className="grid gap-5">
      <h3 id="menu-title" className="text-xl font-bold">
        Kelola Menu
      </h3>
      <MenuForm
        key={edited?.id ?? 'new'}
        item={edited}
        onSaved={refresh}
        onClose={() => setEdited(null)}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {menuCategories.map((category) => (
          <MenuList
            key={category}
            category={category}
            onEdit={setEdited}
            onActive={activate}
            onDelete={remove}
            onReorder={reorder}
          />
        ))}
      </div>
    </section>
  );
}

function failed(title: string, error: unknown) {
  toast({ title, description: sentenceOf(error), variant: 'destructive' });
}
