import { Coffee, Percent } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useQueryText } from '../../../ui/dashboard/address.ts';
import { useAsRead } from '../../../ui/dashboard/forms/use-two-languages.ts';
import { JumpLinks } from '../../../ui/dashboard/jump-links.tsx';
import { NoMatch } from '../../../ui/dashboard/lists/empty.tsx';
import { EntryList } from '../../../ui/dashboard/lists/entry-list.tsx';
import { EntryTab } from '../../../ui/dashboard/lists/entry-tab.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { Found } from '../../../ui/dashboard/lists/paged-list.tsx';
import { SkeletonSections } from '../../../ui/dashboard/lists/skeleton.tsx';
import { type Entries, useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
import { type Paged, usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { WhenNear } from '../../../ui/dashboard/lists/when-near.tsx';
import { MenuItem as MenuEntry } from '../../../ui/dashboard/menu.tsx';
import { Views } from '../../../ui/dashboard/views.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { useOutletsQuery } from '../../outlets/tab/admin-use-outlets.ts';
import { type MenuItem, menuItemSchema } from '../contract.ts';
import { menuTexts } from '../messages.ts';
import type { MenuSection } from '../sections/contract.ts';
import { ItemForm } from './admin-form.tsx';
import { ItemRow } from './admin-item-row.tsx';
import { PricesDialog } from './admin-prices.tsx';
import { Sections, sectionSource } from './admin-sections.tsx';
import type { Where } from './admin-sold-out.tsx';
import { menuTabTexts as t } from './messages.ts';

const source = {
  key: 'menu',
  path: '/api/menu-items',
  schema: menuItemSchema,
  texts: menuTexts,
  nameOf: ({ name }: MenuItem) => name,
};
/** A section is dragged into order as a whole, so it is shown as a whole. */
const limit = 200;
/** The height of most rows. */
const ROW = 69;

const views = [
  { label: t.items, href: '/admin/menu' },
  { label: t.sections, href: '/admin/menu?view=sections' },
] as const;

export default function MenuTab({ staff }: { staff: Staff }) {
  const isOwner = staff.role === 'owner';
  const sections = usePaged({ ...sectionSource, limit, inAddress: false });
  const isSections = new URLSearchParams(useQueryText()).get('view') === 'sections';
  return (
    <div className="grid gap-card">
      <Views views={views} open={views[isSections ? 1 : 0].href} />
      {isSections ? (
        <Sections list={sections} isOwner={isOwner} />
      ) : (
        <Items sections={sections} isOwner={isOwner} />
      )}
    </div>
  );
}

type ItemsProps = { sections: Paged<MenuSection>; isOwner: boolean };

function Items({ sections: { query }, isOwner }: ItemsProps) {
  const say = useSay();
  const read = useAsRead();
  const sections = query.data?.rows ?? [];
  const entries = useEntries(source);
  const rest = useItems(0);
  const all = usePaged({ ...source, limit: 1 });
  const [outletId, setOutletId] = useState(0);
  const [pricing, setPricing] = useState(false);
  const outletsQuery = useOutletsQuery();
  const outlets = (outletsQuery.data ?? []).filter(({ isActive }) => isActive);
  const where = { outlets, at: outlets.find(({ id }) => id === outletId) };
  const soldOutWhere = {
    label: say(t.soldOutWhere),
    value: where.at && String(where.at.id),
    all: say(t.allOutlets),
    choices: outlets.map(({ id, name }) => [id, name] as const),
    onChoose: (id: string) => setOutletId(Number(id)),
  };
  const hasOutlets = outletsQuery.isPending || outlets.length > 1;
  const failed = { ...rest.query, data: undefined };
  const isPending = query.isPending || rest.query.isPending;
  const isNew = !isPending && sections.length === 0 && rest.isEmpty;
  return (
    <EntryTab
      entries={entries}
      list={{ ...rest, isEmpty: isNew, query: { isPending } }}
      hasNone={all.isEmpty}
      canBeHidden
      canImport
      isOwner={isOwner}
      // While the outlets load, the filter keeps its place, or the search would shrink.
      filters={hasOutlets ? [soldOutWhere] : []}
      more={<MenuEntry icon={Percent} text={say(t.prices)} onClick={() => setPricing(true)} />}
      bar={
        <Button variant="secondary" onClick={() => setPricing(true)}>
          <Percent className="size-4 max-sm:hidden" />
          {say(t.prices)}
        </Button>
      }
      form={<ItemForm entries={entries} sections={sections} />}
    >
      {/* At a desk the filter says so itself. */}
      {where.at && (
        <p className="-my-2 text-sm text-ink-soft sm:hidden">
          {say(t.soldOutAt, { name: where.at.name })}
        </p>
      )}
      <Found list={all} />
      <PricesDialog entries={entries} open={pricing} onClose={() => setPricing(false)} />
      <ListState
        // Without its items every section would say that it failed.
        query={rest.query.isError && !rest.query.data ? failed : query}
        failure={say(menuTexts.failed)}
        loading={<SkeletonSections />}
        empty={<GroupList list={rest} entries={entries} where={where} />}
      >
        {({ rows }) => (
          <>
            {rows.length > 1 && rest.q === '' && (
              <JumpLinks
                label={say(t.sections)}
                sections={rows.map((row) => ({ id: sectionId(row), name: read(row).name }))}
              />
            )}
            <div className="peer grid gap-card empty:hidden">
              {rows.map((section) => (
                <SectionItems key={section.id} section={section} entries={entries} where={where} />
              ))}
              <Group
                title={say(t.rest)}
                list={rest}
                count={rest.query.data?.rows.length ?? 0}
                entries={entries}
                where={where}
                isRest
              />
            </div>
            <div className="hidden peer-empty:block">
              <NoMatch title={say(menuTexts.noMatch)} list={rest} />
            </div>
          </>
        )}
      </ListState>
    </EntryTab>
  );
}

const sectionId = ({ id }: MenuSection) => `section-${id}`;

const useItems = (section: number) =>
  usePaged({ ...source, limit, tabFilter: { section: String(section) } });

type SectionItemsProps = { section: MenuSection; entries: Entries<MenuItem>; where: Where };

function SectionItems({ section, entries, where }: SectionItemsProps) {
  const list = useItems(section.id);
  const { name } = useAsRead()(section);
  const { rows } = list.query.data ?? {};
  return (
    <Group
      id={sectionId(section)}
      title={name}
      list={list}
      count={rows?.length ?? section.items}
      entries={entries}
      where={where}
    />
  );
}

type GroupListProps = {
  list: Paged<MenuItem>;
  entries: Entries<MenuItem>;
  where: Where;
};

type GroupProps = GroupListProps & {
  id?: string;
  title: string;
  /** So many rows are on this page. */
  count: number;
  isRest?: boolean;
};

function Group({ id, title, list, count, entries, where, isRest = false }: GroupProps) {
  const say = useSay();
  const isEmpty = list.query.data?.total === 0;
  if (isEmpty && (isRest || list.q !== '')) return null;
  return (
    <section id={id} aria-label={title} className="grid scroll-mt-16 gap-2">
      <h3 className="heading-section">{title}</h3>
      {isEmpty ? (
        <p className="text-sm text-ink-soft">{say(t.noneHere)}</p>
      ) : (
        <WhenNear height={count * ROW}>
          <GroupList list={list} entries={entries} where={where} />
        </WhenNear>
      )}
    </section>
  );
}

function GroupList({ list, entries, where }: GroupListProps) {
  return (
    <EntryList list={list} entries={entries} isJoined isPart icon={<Coffee />} hasPictures>
      {(item) => <ItemRow entries={entries} item={item} where={where} />}
    </EntryList>
  );
}
