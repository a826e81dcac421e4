import { ListChecks, MessageCircleHeart } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { formatShort } from '../../time.ts';
import { Button } from '../../ui/button.tsx';
import { ReadingList, RowText } from '../../ui/dashboard/inbox/reading-list.tsx';
import { RefreshButton } from '../../ui/dashboard/inbox/refresh-button.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { ListTools } from '../../ui/dashboard/lists/list-tools.tsx';
import { PagedList } from '../../ui/dashboard/lists/paged-list.tsx';
import { SkeletonReading } from '../../ui/dashboard/lists/skeleton.tsx';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { updateFailed, useAction } from '../../ui/dashboard/use-action.ts';
import { api } from '../../ui/fetch.ts';
import { toast } from '../../ui/toast.tsx';
import type { Staff } from '../accounts/contract.ts';
import { replyNotice } from '../replies/admin-replies.tsx';
import type { ReplyInput } from '../replies/contract.ts';
import { AspectChart } from './admin-aspects.tsx';
import { FeedbackDetail } from './admin-detail.tsx';
import { FeedbackFilters } from './admin-filters.tsx';
import { AspectsDialog } from './aspects/admin.tsx';
import { type Feedback, feedbackSchema } from './staff.contract.ts';

const path = '/api/admin/feedback';
const listSchema = z.array(feedbackSchema);
type Change = Partial<Pick<Feedback, 'isHandled' | 'assignedTo'>> | { notes: string };

export function FeedbackList({ staff }: { staff: Staff }) {
  const list = usePaged({ key: 'feedback', path, schema: listSchema, live: true });
  const { update, attempt, remove } = useAction('feedback');
  const tools = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [arranging, setArranging] = useState(false);

  const change = ({ id }: Feedback, patch: Change) =>
    update(() => api.patch(`${path}/${id}`, patch, feedbackSchema), 'Feedback diperbarui');

  const answer = ({ id }: Feedback, input: ReplyInput) =>
    attempt(async () => {
      const { replies } = await api.post(`${path}/${id}/replies`, input, feedbackSchema);
      toast(replyNotice(replies));
    }, updateFailed());

  const discard = ({ id, name }: Feedback) => {
    const sentence = `Yakin hapus feedback dari ${name}?`;
    return remove(`${path}/${id}`, { sentence, action: 'Hapus' }, 'Feedback dihapus');
  };

  return (
    <section aria-labelledby="feedback-title" className="grid gap-5">
      <div className="flex items-center justify-between gap-3">
        <h3 id="feedback-title" className="text-xl font-bold max-sm:text-base">
          Kritik & Saran dari Pelanggan
        </h3>
        <Button variant="secondary" size="sm" onClick={() => setArranging(true)}>
          <ListChecks className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Atur aspek</span>
        </Button>
      </div>
      <div ref={tools}>
        <ListTools label="Cari feedback" list={list} csv={`${path}.csv`}>
          <FeedbackFilters filter={list.filter} onFilter={list.onFilter} />
          <RefreshButton query={list.query} />
        </ListTools>
      </div>
      <PagedList
        list={list}
        loading={<SkeletonReading />}
        failure="Gagal memuat feedback"
        none={
          <Empty
            icon={<MessageCircleHeart />}
            title="Belum ada feedback"
            hint="Kiriman dari halaman Feedback muncul di sini."
          />
        }
        noMatch={
          <Empty
            title="Tidak ada feedback yang cocok"
            hint="Coba kata lain, atau tampilkan semua."
          />
        }
      >
        {(rows) => (
          <ReadingList
            rows={rows}
            source={{ key: 'feedback', path, schema: feedbackSchema }}
            all="Semua feedback"
            onSearch={() => tools.current?.querySelector('input')?.focus()}
            isOpen={({ isHandled }) => !isHandled}
            keys={[
              {
                key: 'e',
                what: 'Ditangani, atau buka lagi',
                act: (feedback) => void change(feedback, { isHandled: !feedback.isHandled }),
              },
              { key: 'r', what: 'Balas', act: () => field.current?.focus() },
            ]}
            row={({ name, aspects, details, createdAt, rating }) => (
              <RowText
                title={name}
                at={formatShort(createdAt)}
                text={`${aspects.join(', ')}: ${details}`}
                mark={rating !== null && `${rating}/5`}
              />
            )}
            detail={(feedback) => (
              <FeedbackDetail
                feedback={feedback}
                staff={staff}
                field={field}
                onNotes={(notes) => change(feedback, { notes })}
                onHandled={(isHandled) => change(feedback, { isHandled })}
                onAssign={(assignedTo) => change(feedback, { assignedTo })}
                onReply={(input) => answer(feedback, input)}
                onAspect={(aspect) => list.onFilter({ aspect })}
                onDelete={() => discard(feedback)}
              />
            )}
          />
        )}
      </PagedList>
      <AspectChart onAspect={(aspect) => list.onFilter({ aspect })} />
      {arranging && <AspectsDialog onClose={() => setArranging(false)} />}
    </section>
  );
}
