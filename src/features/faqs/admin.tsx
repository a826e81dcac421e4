import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { ListState } from '../../ui/list-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { toast } from '../../ui/toast.tsx';
import { FaqCard } from './admin-card.tsx';
import { FaqForm } from './admin-form.tsx';
import { type Faq, faqMessages, faqSchema } from './contract.ts';

const path = '/api/faqs';
const listSchema = z.array(faqSchema);

/** The FAQs tab: what visitors can unfold on the home page, and in which order. */
export default function Faqs() {
  const client = useQueryClient();
  const list = usePaged({ key: 'faqs', path, schema: listSchema, limit: 25 });
  const [edited, setEdited] = useState<Faq | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['faqs'] });

  const remove = async (faq: Faq) => {
    if (!(await confirm({ sentence: faqMessages.confirmDelete, action: 'Delete' }))) return;
    try {
      await api.delete(`${path}/${faq.id}`);
      toast({ title: faqMessages.deleted });
      if (edited?.id === faq.id) setEdited(null);
    } catch (error) {
      failed('Delete Failed', error);
    }
    await refresh();
  };

  const activate = async ({ id, question, answer, displayOrder }: Faq, isActive: boolean) => {
    try {
      await api.put(`${path}/${id}`, { question, answer, displayOrder, isActive }, faqSchema);
      toast({ title: faqMessages.updated });
    } catch (error) {
      failed('Update Failed', error);
    }
    await refresh();
  };

  const reorder = async (ids: number[]) => {
    try {
      await api.put('/api/admin/faqs/order', { ids });
    } catch (error) {
      failed('Update Failed', error);
      throw error;
    } finally {
      await refresh();
    }
  };

  return (
    <div className="grid gap-6">
      <FaqForm
        key={edited?.id ?? 'new'}
        faq={edited}
        onSaved={refresh}
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
            onReorder={reorder}
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

function failed(title: string, error: unknown) {
  toast({ title, description: sentenceOf(error), variant: 'destructive' });
}
