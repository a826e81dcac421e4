import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Empty } from '../../ui/empty.tsx';
import { api } from '../../ui/fetch.ts';
import { useListActions } from '../../ui/list-actions.ts';
import { ListState } from '../../ui/list-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { FaqCard } from './admin-card.tsx';
import { FaqForm } from './admin-form.tsx';
import { type Faq, faqMessages, faqSchema } from './contract.ts';

const path = '/api/faqs';
const listSchema = z.array(faqSchema);

/** The FAQs tab: what visitors can unfold on the home page, and in which order. */
export default function Faqs() {
  const list = usePaged({ key: 'faqs', path, schema: listSchema, limit: 25 });
  const [edited, setEdited] = useState<Faq | null>(null);
  const actions = useListActions('faqs', '/api/admin/faqs/order');

  const remove = async ({ id }: Faq) => {
    const question = { sentence: faqMessages.confirmDelete, action: 'Delete' };
    const gone = await actions.remove(`${path}/${id}`, question, faqMessages.deleted);
    if (gone && edited?.id === id) setEdited(null);
  };

  const activate = ({ id, question, answer, displayOrder }: Faq, isActive: boolean) =>
    actions.update(faqMessages.updated, () =>
      api.put(`${path}/${id}`, { question, answer, displayOrder, isActive }, faqSchema),
    );

  return (
    <div className="grid gap-6">
      <FaqForm
        key={edited?.id ?? 'new'}
        faq={edited}
        onSaved={actions.refresh}
        onClose={() => setEdited(null)}
      />
      <ListTools label="Search FAQs" list={list} csv="/api/admin/faqs.csv" />
      <ListState
        query={list.query}
        failure="Failed to fetch FAQs"
        empty={
          list.q ? (
            <Empty title="No FAQ matches" hint="Try another word of the question or the answer." />
          ) : (
            <Empty
              icon={<MessageCircleQuestion />}
              title="No FAQs yet"
              hint="Until one is active, the section on the home page stays hidden."
            />
          )
        }
      >
        {({ rows }) => (
          <Sortable
            items={rows}
            nameOf={({ question }) => question}
            onReorder={actions.reorder}
            disabled={list.q !== ''}
          >
            {(faq) => (
              <FaqCard
                faq={faq}
                onEdit={() => setEdited(faq)}
                onActive={(isActive) => activate(faq, isActive)}
                onDelete={() => remove(faq)}
              />
            )}
          </Sortable>
        )}
      </ListState>
      <Pager {...list} />
    </div>
  );
}
