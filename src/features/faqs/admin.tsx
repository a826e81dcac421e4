import { MessageCircleQuestion } from 'lucide-react';
import { z } from 'zod';
import { formatDay } from '../../time.ts';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { activeStatus, EntryFacts, EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import type { Staff } from '../accounts/contract.ts';
import { FaqForm } from './admin-form.tsx';
import { type Faq, faqMessages, faqSchema } from './contract.ts';

const source = {
  key: 'faqs',
  path: '/api/faqs',
  adminPath: '/api/admin/faqs',
  messages: faqMessages,
  confirmDelete: () => faqMessages.confirmDelete,
  nameOf: ({ question }: Faq) => question,
};
const listSchema = z.array(faqSchema);
const words = { search: 'Search FAQs', add: 'Add FAQ', edit: 'Edit FAQ' };

export default function Faqs({ staff }: { staff: Staff }) {
  const list = usePaged({ ...source, schema: listSchema });
  const entries = useEntries(source);
  return (
    <EntryTab
      entries={entries}
      list={list}
      words={words}
      canBeHidden
      isOwner={staff.role === 'owner'}
      form={<FaqForm entries={entries} />}
    >
      <EntryList
        list={list}
        entries={entries}
        failure="Failed to fetch FAQs"
        none={
          <Empty
            icon={<MessageCircleQuestion />}
            title="No FAQs yet"
            hint="Until one is active, the section on the home page stays hidden."
          />
        }
        noMatch={
          <Empty title="No FAQ matches" hint="Try another word of the question or the answer." />
        }
      >
        {(faq) => (
          <EntryRow entries={entries} entry={faq} activeSwitch={activeStatus(faq.isActive)}>
            <p className="line-clamp-2 text-sm whitespace-pre-line text-ink-soft">{faq.answer}</p>
            <EntryFacts>
              <span>Order: {faq.displayOrder}</span>
              <span>Added {formatDay(faq.createdAt)}</span>
            </EntryFacts>
          </EntryRow>
        )}
      </EntryList>
    </EntryTab>
  );
}
