import { MessageCircleQuestion } from 'lucide-react';
import { useAsRead, useLangOf } from '../../ui/dashboard/forms/use-two-languages.ts';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { activeStatus, EntryOrder, EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import type { Staff } from '../accounts/contract.ts';
import { FaqForm } from './admin-form.tsx';
import { type Faq, faqSchema } from './contract.ts';
import { faqTexts } from './messages.ts';

const source = {
  key: 'faqs',
  path: '/api/faqs',
  schema: faqSchema,
  texts: faqTexts,
  nameOf: ({ question }: Faq) => question,
};

export default function Faqs({ staff }: { staff: Staff }) {
  const read = useAsRead();
  const langOf = useLangOf();
  const list = usePaged(source);
  const entries = useEntries(source);
  return (
    <EntryTab
      entries={entries}
      list={list}
      canBeHidden
      isOwner={staff.role === 'owner'}
      form={<FaqForm entries={entries} />}
    >
      <EntryList list={list} entries={entries} isJoined icon={<MessageCircleQuestion />}>
        {(faq) => (
          <EntryRow
            entries={entries}
            entry={faq}
            activeSwitch={activeStatus(faq.isActive)}
            facts={<EntryOrder entry={faq} />}
          >
            <p
              lang={langOf(faq, 'answer')}
              className="line-clamp-2 text-sm text-pretty whitespace-pre-line xl:text-balance text-ink-soft max-sm:line-clamp-1"
            >
              {read(faq).answer}
            </p>
          </EntryRow>
        )}
      </EntryList>
    </EntryTab>
  );
}
