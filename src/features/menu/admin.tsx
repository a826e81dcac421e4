import { Coffee } from 'lucide-react';
import { z } from 'zod';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { activeStatus, EntryFacts, EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { type Entries, useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { type Paged, usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { useFormats } from '../../ui/formats.ts';
import { useSay } from '../../ui/reader.tsx';
import type { Staff } from '../accounts/contract.ts';
import { Thumbnail } from '../media/picture/admin-thumbnail.tsx';
import { MenuForm } from './admin-form.tsx';
import { type MenuCategory, type MenuItem, menuItemSchema } from './contract.ts';
import { menuTexts } from './messages.ts';

const source = {
  key: 'menu',
  path: '/api/menu-items',
  adminPath: '/api/admin/menu-items',
  texts: menuTexts,
  nameOf: ({ name }: MenuItem) => name,
};
const listSchema = z.array(menuItemSchema);

export function MenuManager({ staff }: { staff: Staff }) {
  const say = useSay();
  const drinks = usePaged({
    ...source,
    schema: listSchema,
    fixedFilter: { category: 'minuman' },
    inAddress: false,
  });
  const food = usePaged({
    ...source,
    schema: listSchema,
    fixedFilter: { category: 'makanan' },
    inAddress: false,
  });
  const entries = useEntries(source);
  const both = {
    q: drinks.q,
    params: new URLSearchParams({ q: drinks.q }).toString(),
    onSearch: (text: string) => {
      drinks.onSearch(text);
      food.onSearch(text);
    },
  };
  return (
    <section aria-labelledby="menu-title" className="grid gap-5">
      <h3 id="menu-title" className="text-xl font-bold">
        {say(menuTexts.title)}
      </h3>
      <EntryTab
        entries={entries}
        list={both}
        canBeHidden
        isOwner={staff.role === 'owner'}
        form={<MenuForm entries={entries} />}
      >
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <MenuList category="minuman" list={drinks} entries={entries} />
          <MenuList category="makanan" list={food} entries={entries} />
        </div>
      </EntryTab>
    </section>
  );
}

type MenuListProps = {
  category: MenuCategory;
  list: Paged<MenuItem>;
  entries: Entries<MenuItem>;
};

function MenuList({ category, list, entries }: MenuListProps) {
  const say = useSay();
  const { number } = useFormats();
  const label = say(menuTexts[category]);
  return (
    <section aria-label={label} data-beside className="grid gap-3">
      <h4 className="text-lg font-semibold">{label}</h4>
      <EntryList list={list} entries={entries} icon={<Coffee />}>
        {(item) => (
          <EntryRow
            entries={entries}
            entry={item}
            activeSwitch={activeStatus(item.isActive)}
            picture={
              item.imageUrl && (
                <Thumbnail
                  src={item.imageUrl}
                  alt=""
                  className="size-12 shrink-0 rounded bg-milk object-cover"
                />
              )
            }
          >
            {item.price !== null && <EntryFacts>Rp {number(item.price)}</EntryFacts>}
          </EntryRow>
        )}
      </EntryList>
    </section>
  );
}
