import { ListChecks, MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useInbox } from '../../../ui/dashboard/inbox/use-inbox.ts';
import type { Staff } from '../../accounts/contract.ts';
import { ConversationTab, isOpen } from '../../replies/admin-conversations.tsx';
import { AspectsDialog } from '../aspects/admin.tsx';
import { feedbackSchema } from '../staff.contract.ts';
import { AspectChart } from './admin-aspects.tsx';
import { Aspects, Facts } from './admin-detail.tsx';
import { FeedbackFilters } from './admin-filters.tsx';
import { Notes } from './admin-notes.tsx';

const words = {
  search: 'Cari feedback',
  all: 'Semua feedback',
  failure: 'Gagal memuat feedback',
  none: { title: 'Belum ada feedback', hint: 'Kiriman dari halaman Feedback muncul di sini.' },
  noMatch: {
    title: 'Tidak ada feedback yang cocok',
    hint: 'Coba kata lain, atau tampilkan semua.',
  },
  updated: 'Feedback diperbarui',
  confirmDelete: ({ name }: { name: string }) => `Yakin hapus feedback dari ${name}?`,
  deleteOne: ({ name }: { name: string }) => `Hapus feedback ${name}`,
};

export function FeedbackList({ staff }: { staff: Staff }) {
  const inbox = useInbox({
    key: 'feedback',
    path: '/api/admin/feedback',
    schema: feedbackSchema,
    isOpen,
    deleted: 'Feedback dihapus',
  });
  const [arranging, setArranging] = useState(false);
  const { filter, onFilter } = inbox.list;
  const showAspect = (aspect: string) => onFilter({ aspect });

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
      <ConversationTab
        inbox={inbox}
        staff={staff}
        words={words}
        icon={<MessageCircleHeart />}
        filters={<FeedbackFilters filter={filter} onFilter={onFilter} />}
        about="feedback"
        line={({ aspects, details, rating }) =>
          `${rating === null ? '' : `${rating}/5 · `}${aspects.join(', ')}: ${details}`
        }
        emailOf={() => ''}
        writtenOf={({ details }) => details}
        head={(feedback) => <Facts feedback={feedback} />}
      >
        {(feedback) => (
          <>
            <Aspects aspects={feedback.aspects} onAspect={showAspect} />
            <p className="max-w-text whitespace-pre-line wrap-anywhere">{feedback.details}</p>
            <Notes
              key={feedback.id}
              feedback={feedback}
              onSave={(notes) => inbox.change(feedback, { notes }, words.updated)}
            />
          </>
        )}
      </ConversationTab>
      <AspectChart onAspect={showAspect} />
      {arranging && <AspectsDialog onClose={() => setArranging(false)} />}
    </section>
  );
}
