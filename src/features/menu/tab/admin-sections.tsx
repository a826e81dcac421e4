import { Rows3 } from 'lucide-react';
import { EntryForm } from '../../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../../ui/dashboard/forms/in-two-languages.tsx';
import { useEntryForm } from '../../../ui/dashboard/forms/use-entry-form.ts';
import { EntryList } from '../../../ui/dashboard/lists/entry-list.tsx';
import { EntryRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../../ui/dashboard/lists/entry-tab.tsx';
import { type Entries, useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
import type { Paged } from '../../../ui/dashboard/lists/use-paged.ts';
import { Input, Options, Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { menuCategories } from '../contract.ts';
import { menuTexts } from '../messages.ts';
import { type MenuSection, sectionInput, sectionSchema } from '../sections/contract.ts';
import { sectionTexts } from '../sections/messages.ts';

/** The key is the menu's, because an item that changes may move into another section. */
export const sectionSource = {
  key: 'menu',
  path: '/api/admin/menu-sections',
  schema: sectionSchema,
  texts: sectionTexts,
  nameOf: ({ name }: MenuSection) => name,
};

export function Sections({ list, isOwner }: { list: Paged<MenuSection>; isOwner: boolean }) {
  const say = useSay();
  const entries = useEntries(sectionSource);
  return (
    <EntryTab
      entries={entries}
      list={list}
      isOwner={isOwner}
      form={<SectionForm entries={entries} />}
    >
      <EntryList list={list} entries={entries} isJoined icon={<Rows3 />}>
        {(section) => (
          <EntryRow entries={entries} entry={section} isLow>
            <p className="text-sm text-ink-soft tabular-nums">
              {say(sectionTexts.countItems, { count: section.items })} ·{' '}
              {say(menuTexts[section.category])}
            </p>
          </EntryRow>
        )}
      </EntryList>
    </EntryTab>
  );
}

function SectionForm({ entries }: { entries: Entries<MenuSection> }) {
  const say = useSay();
  const { entry } = entries.editing;
  const { field, translation, props } = useEntryForm({
    entries,
    input: sectionInput,
    schema: sectionSchema,
    blank: {
      name: '',
      language: 'id' as const,
      translation: { name: '' },
      category: menuCategories[0],
    },
    texts: sectionTexts,
    translates: [['name', 'translation.name']],
    focus: 'name',
  });
  return (
    <EntryForm {...props} action={say(entry ? sectionTexts.save : sectionTexts.add)}>
      <InTwoLanguages {...translation}>
        {(text) => <Input required {...text('name')} />}
      </InTwoLanguages>
      <Select required {...field('category')}>
        <Options of={menuCategories.map((category) => [category, say(menuTexts[category])])} />
      </Select>
    </EntryForm>
  );
}
