import { Tags } from 'lucide-react';
import { EntryForm } from '../../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../../ui/dashboard/forms/in-two-languages.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../../ui/dashboard/forms/use-entry-form.ts';
import { EntryList } from '../../../ui/dashboard/lists/entry-list.tsx';
import { activeStatus, EntryRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../../ui/dashboard/lists/entry-tab.tsx';
import { type Entries, useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { type Topic, topicInput, topicSchema } from './contract.ts';
import { topicTexts } from './messages.ts';

const source = {
  key: 'topics',
  path: '/api/admin/contact-topics',
  schema: topicSchema,
  texts: topicTexts,
  nameOf: ({ name }: Topic) => name,
};

const linkTo = ({ slug }: Topic) => `/contact?topic=${slug}`;

export function TopicList({ staff }: { staff: Staff }) {
  const list = usePaged(source);
  const entries = useEntries(source);
  return (
    <EntryTab
      entries={entries}
      list={list}
      canBeHidden
      isOwner={staff.role === 'owner'}
      form={<TopicForm entries={entries} />}
    >
      <EntryList list={list} entries={entries} isJoined icon={<Tags />}>
        {(topic) => (
          <EntryRow entries={entries} entry={topic} activeSwitch={activeStatus(topic.isActive)}>
            <p className="text-sm wrap-anywhere text-ink-soft">{linkTo(topic)}</p>
          </EntryRow>
        )}
      </EntryList>
    </EntryTab>
  );
}

function TopicForm({ entries }: { entries: Entries<Topic> }) {
  const say = useSay();
  const { entry: topic } = entries.editing;
  const { field, translation, props } = useEntryForm({
    entries,
    input: topicInput,
    schema: topicSchema,
    blank: { name: '', slug: '', language: 'id', translation: { name: '' }, isActive: true },
    translates: [['name', 'translation.name']],
    texts: topicTexts,
    focus: 'name',
  });
  return (
    <EntryForm {...props} action={say(topic ? topicTexts.save : topicTexts.add)}>
      <InTwoLanguages {...translation}>
        {(text) => <Input required {...text('name')} />}
      </InTwoLanguages>
      <Input
        autoCapitalize="off"
        spellCheck={false}
        hint={say(topicTexts.slugHint)}
        {...field('slug')}
      />
      <Switch {...field('isActive')} />
    </EntryForm>
  );
}
