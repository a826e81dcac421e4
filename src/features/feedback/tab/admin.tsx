import { Coffee, MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import { useQueryText } from '../../../ui/dashboard/address.ts';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { useInbox } from '../../../ui/dashboard/inbox/use-inbox.ts';
import { menuItem } from '../../../ui/dashboard/menu.tsx';
import { Views } from '../../../ui/dashboard/views.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { mayAct, type Staff } from '../../accounts/contract.ts';
import { ConversationTab, isOpen, isUnderWay } from '../../replies/admin-conversations.tsx';
import { seesIt } from '../../replies/contract.ts';
import { AspectsDialog } from '../aspects/admin.tsx';
import { feedbackCategories } from '../contract.ts';
import { feedbackSchema } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';
import { AspectChart } from './admin-aspects.tsx';
import { Facts, Stars } from './admin-detail.tsx';
import { Notes } from './admin-notes.tsx';
import { useFeedbackFilters } from './admin-use-filters.ts';

const views = [
  { label: t.inbox, href: '/admin/feedback' },
  { label: t.aspects, href: '/admin/feedback?view=aspects' },
] as const;

export default function Feedback({ staff }: { staff: Staff }) {
  const view = new URLSearchParams(useQueryText()).get('view');
  const [arranging, setArranging] = useState(feedbackCategories.find((one) => one === view));
  if (!mayAct(staff.role, 'editor')) return <FeedbackList staff={staff} />;
  const isAspects = view === 'aspects';
  return (
    <div className="grid gap-card">
      <Views views={views} open={views[isAspects ? 1 : 0].href} />
      {isAspects ? (
        <AspectChart onArrange={() => setArranging(feedbackCategories[0])} />
      ) : (
        <FeedbackList staff={staff} />
      )}
      {arranging && <AspectsDialog start={arranging} onClose={() => setArranging(undefined)} />}
    </div>
  );
}

function FeedbackList({ staff }: { staff: Staff }) {
  const say = useSay();
  const inbox = useInbox({
    key: 'feedback',
    path: '/api/admin/feedback',
    schema: feedbackSchema,
    isOpen,
    isUnderWay,
    deleted: say(t.deleted),
  });
  const { filter, onFilter } = inbox.list;
  const isEditor = mayAct(staff.role, 'editor');
  const filters = useFeedbackFilters({ isEditor, filter, onFilter });

  return (
    <ConversationTab
      caption={say(t.heading)}
      inbox={inbox}
      staff={staff}
      texts={t}
      icon={<MessageCircleHeart />}
      filters={filters}
      about="feedback"
      line={({ details }) => details}
      mark={({ rating }) => rating !== null && <Stars rating={rating} className="size-3" />}
      tags={({ aspects }) => aspects}
      more={
        isEditor && (
          <AddressLink href="/admin/menu" className={menuItem}>
            <Coffee className="size-4 shrink-0" />
            {say(t.menu)}
          </AddressLink>
        )
      }
      emailOf={() => ''}
      sees={(colleague, feedback) => !feedback || seesIt(colleague, feedback)}
      writtenOf={({ details }) => details}
      head={(feedback) => <Facts feedback={feedback} onAspect={(aspect) => onFilter({ aspect })} />}
    >
      {(feedback) => (
        <>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{feedback.details}</p>
          <Notes
            key={feedback.id}
            feedback={feedback}
            onSave={(notes, was) => inbox.change(feedback, { notes, was }, say(t.updated))}
          />
        </>
      )}
    </ConversationTab>
  );
}
