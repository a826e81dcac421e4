import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { useQueryText } from '../../../ui/dashboard/address.ts';
import { useAsRead } from '../../../ui/dashboard/forms/use-two-languages.ts';
import { EntryList } from '../../../ui/dashboard/lists/entry-list.tsx';
import { EntryTab } from '../../../ui/dashboard/lists/entry-tab.tsx';
import { type Entries, useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
import { type Paged, usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { useOutlets } from '../../outlets/tab/admin-use-outlets.ts';
import { type MenuItem, menuItemSchema } from '../contract.ts';
import { menuTexts } from '../messages.ts';
import { type MenuSection, sectionSchema } from '../sections/contract.ts';
import { ItemForm } from './admin-form.tsx';
import { ItemRow } from './admin-item-row.tsx';
import { PricesButton } from './admin-prices.tsx';
import { Sections, sectionSource } from './admin-sections.tsx';
import type { Where } from './admin-sold-out.tsx';
import { menuTabTexts as t } from './messages.ts';

const source = {
  key: 'menu',
  path: '/api/menu-items',
  adminPath: '/api/admin/menu-items',
  texts: menuTexts,
  nameOf: ({ name }: MenuItem) => name,
};
const listSchema = z.array(menuItemSchema);
const sectionsSchema = z.array(sectionSchema);
/** A section is dragged into order as a whole, so it is shown as a whole. */
const limit = 200;

export default function MenuTab({ staff }: { staff: Staff }) {
  const say = useSay();
  const isOwner = staff.role === 'owner';
  const sections = usePaged({ ...sectionSource, schema: sectionsSchema, limit, inAddress: false });
  const entries = useEntries(source);
  const rest = useItems(0);
  const known = sections.query.data?.rows ?? [];
  const [outletId, setOutletId] = useState(0);
  const outlets = useOutlets().filter(({ isActive }) => isActive);
  const isSections = new URLSearchParams(useQueryText()).get('view') === 'sections';
  const where = { outlets, at: outlets.find(({ id }) => id === outletId) };
  return (
    <div className="grid gap-10">
      {isSections && <Sections list={sections} isOwner={isOwner} />}
      <EntryTab
        entries={entries}
        list={rest}
        canBeHidden
        canImport
        isOwner={isOwner}
        form={<ItemForm entries={entries} sections={known} />}
      >
        <div className="flex flex-wrap items-end justify-between gap-3">
          <PricesButton entries={entries} />
          {outlets.length > 1 && (
            <Select
              label={say(t.soldOutWhere)}
              className="min-w-36 flex-1 sm:flex-none"
              value={outletId}
              onChange={({ target }) => setOutletId(Number(target.value))}
            >
              <option value={0}>{say(t.allOutlets)}</option>
              {outlets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </div>
        {known.map((section) => (
          <SectionItems key={section.id} section={section} entries={entries} where={where} />
        ))}
        <Group
          title={say(t.rest)}
          list={rest}
          entries={entries}
          where={where}
          isRest={known.length > 0}
        />
      </EntryTab>
      {!isSections && <Sections list={sections} isOwner={isOwner} />}
    </div>
  );
}

const useItems = (section: number) =>
  usePaged({ ...source, schema: listSchema, limit, fixedFilter: { section: String(section) } });

type SectionItemsProps = { section: MenuSection; entries: Entries<MenuItem>; where: Where };

function SectionItems({ section, entries, where }: SectionItemsProps) {
  const list = useItems(section.id);
  const { name } = useAsRead()(section);
  return <Group title={name} list={list} entries={entries} where={where} />;
}

type GroupProps = {
  title: string;
  list: Paged<MenuItem>;
  entries: Entries<MenuItem>;
  where: Where;
  /** Hidden while it is empty. */
  isRest?: boolean;
};

function Group({ title, list, entries, where, isRest = false }: GroupProps) {
  const say = useSay();
  const isEmpty = list.query.data?.total === 0;
  if (isEmpty && (isRest || list.q !== '')) return null;
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="text-lg font-semibold">{title}</h3>
      {isEmpty ? (
        <p className="text-sm text-ink-soft">{say(t.noneHere)}</p>
      ) : (
        <EntryList list={list} entries={entries} icon={<Coffee />}>
          {(item) => <ItemRow entries={entries} item={item} where={where} />}
        </EntryList>
      )}
    </section>
  );
}
