import { z } from 'zod';
import { Badge } from '../../ui/badge.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { categoryLabels, type MenuCategory, type MenuItem, menuItemSchema } from './contract.ts';

const listSchema = z.array(menuItemSchema);

type MenuListProps = {
  category: MenuCategory;
  onEdit: (item: MenuItem) => void;
  onActive: (item: MenuItem, isActive: boolean) => void;
  onDelete: (item: MenuItem) => void;
  onReorder: (ids: number[]) => Promise<unknown>;
};

export function MenuList({ category, onReorder, ...actions }: MenuListProps) {
  const label = categoryLabels[category];
  const list = usePaged({
    key: 'menu',
    path: '/api/menu-items',
    schema: listSchema,
    filter: { category },
  });
  return (
    <section aria-label={label} className="grid gap-3">
      <h4 className="text-lg font-semibold">{label}</h4>
      <SearchBox label={`Cari ${category}`} onSearch={list.onSearch} />
      <ListState
        query={list.query}
        failure="Gagal memuat menu"
        empty={<Empty title={list.q ? 'Tidak ada menu yang cocok' : `Belum ada ${category}`} />}
      >
        {({ rows }) => (
          <Sortable
            items={rows}
            nameOf={({ name }) => name}
            onReorder={onReorder}
            disabled={list.q !== ''}
            itemClassName="card items-center! px-3 py-1 sm:[&>div:first-child]:flex-row"
          >
            {(item) => <Item item={item} {...actions} />}
          </Sortable>
        )}
      </ListState>
      <Pager {...list} />
    </section>
  );
}

type ItemProps = { item: MenuItem } & Pick<MenuListProps, 'onEdit' | 'onActive' | 'onDelete'>;

function Item({ item, onEdit, onActive, onDelete }: ItemProps) {
  const { name, isActive } = item;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-24 flex-1 font-semibold">{name}</p>
      <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Aktif' : 'Nonaktif'}</Badge>
      <Switch
        label={`${name}: aktif`}
        hideLabel
        checked={isActive}
        onChange={(event) => onActive(item, event.target.checked)}
      />
      <RowButtons
        name={name}
        words={{ edit: 'Edit', remove: 'Hapus' }}
        onEdit={() => onEdit(item)}
        onDelete={() => onDelete(item)}
      />
    </div>
  );
}
