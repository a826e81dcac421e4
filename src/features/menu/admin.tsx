import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { api } from '../../ui/fetch.ts';
import { useListActions } from '../../ui/list-actions.ts';
import { MenuForm } from './admin-form.tsx';
import { MenuList } from './admin-list.tsx';
import { type MenuItem, menuCategories, menuItemSchema, menuMessages } from './contract.ts';

const path = '/api/menu-items';

/** What visitors can choose in the feedback form, by category. */
export function MenuManager() {
  const [edited, setEdited] = useState<MenuItem | null>(null);
  const actions = useListActions('menu', '/api/admin/menu-items/order');

  const remove = async ({ id, name }: MenuItem) => {
    const sentence = menuMessages.confirmDelete(name);
    const question = { sentence, action: 'Hapus', cancel: 'Batal' };
    const gone = await actions.remove(`${path}/${id}`, question, menuMessages.deleted);
    if (gone && edited?.id === id) setEdited(null);
  };

  const activate = ({ id, name, category }: MenuItem, isActive: boolean) =>
    actions.update(menuMessages.updated, () =>
      api.put(`${path}/${id}`, { name, category, isActive }, menuItemSchema),
    );

  return (
    <section lang="id" aria-labelledby="menu-title" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="menu-title" className="text-xl font-bold">
          Kelola Menu
        </h3>
        <ButtonLink variant="secondary" size="sm" href="/api/admin/menu-items.csv" download>
          Unduh CSV
        </ButtonLink>
      </div>
      <MenuForm
        key={edited?.id ?? 'new'}
        item={edited}
        onSaved={actions.refresh}
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
            onReorder={actions.reorder}
          />
        ))}
      </div>
    </section>
  );
}
