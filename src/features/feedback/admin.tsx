import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleHeart } from 'lucide-react';
import { z } from 'zod';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { ListState } from '../../ui/list-state.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { toast } from '../../ui/toast.tsx';
import { AspectChart } from './admin-aspects.tsx';
import { FeedbackCard } from './admin-card.tsx';
import { FeedbackFilters, useFilters } from './admin-filters.tsx';
import { type Feedback, feedbackSchema } from './contract.ts';

const path = '/api/admin/feedback';
const listSchema = z.array(feedbackSchema);

/** What customers criticise and suggest, newest first. */
export function FeedbackList() {
  const client = useQueryClient();
  const { filter, ...filters } = useFilters();
  const list = usePaged({ key: 'feedback', path, schema: listSchema, filter });
  const filtered = list.q !== '' || Object.keys(filter).length > 0;
  const refresh = () => client.invalidateQueries({ queryKey: ['feedback'] });

  const change = async ({ id }: Feedback, patch: { notes: string } | { isHandled: boolean }) => {
    try {
      await api.patch(`${path}/${id}`, patch, feedbackSchema);
      toast({ title: 'Feedback diperbarui' });
      return true;
    } catch (error) {
      failed('Update Failed', error);
      return false;
    } finally {
      await refresh();
    }
  };

  const remove = async ({ id, name }: Feedback) => {
    const sentence = `Yakin hapus feedback dari ${name}?`;
    if (!(await confirm({ sentence, action: 'Hapus', cancel: 'Batal' }))) return;
    try {
      await api.delete(`${path}/${id}`);
      toast({ title: 'Feedback dihapus' });
    } catch (error) {
      failed('Delete Failed', error);
    }
    await refresh();
  };

  return (
    <section lang="id" aria-labelledby="feedback-title" className="grid gap-5">
      <h3 id="feedback-title" className="text-xl font-bold">
        Kritik & Saran dari Pelanggan
      </h3>
      <AspectChart />
      <FeedbackFilters
        {...filters}
        onSearch={list.onSearch}
        exportHref={`${path}.csv?${new URLSearchParams({ ...filter, q: list.q })}`}
      />
      <ListState
        query={list.query}
        failure="Gagal memuat feedback"
        empty={
          filtered ? (
            <Empty
              title="Tidak ada feedback yang cocok"
              hint="Coba kata lain, atau tampilkan semua."
            />
          ) : (
            <Empty
              icon={<MessageCircleHeart />}
              title="Belum ada feedback"
              hint="Kiriman dari halaman Feedback muncul di sini."
            />
          )
        }
      >
        {({ rows }) => (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            {rows.map((feedback) => (
              <FeedbackCard
                key={feedback.id}
                feedback={feedback}
                onNotes={(notes) => change(feedback, { notes })}
                onHandled={(isHandled) => change(feedback, { isHandled })}
                onDelete={() => remove(feedback)}
              />
            ))}
          </div>
        )}
      </ListState>
      <Pager {...list} />
    </section>
  );
}

function failed(title: string, error: unknown) {
  toast({ title, description: sentenceOf(error), variant: 'destructive' });
}
