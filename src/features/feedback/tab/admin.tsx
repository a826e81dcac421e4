import { Coffee, MessageCircleHeart, Tags } from 'lucide-react';
import { useState } from 'react';
import { useQueryText } from '../../../ui/dashboard/address.ts';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { useInbox } from '../../../ui/dashboard/inbox/use-inbox.ts';
import { MenuItem, menuItem } from '../../../ui/dashboard/menu.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { mayAct, type Staff } from '../../accounts/contract.ts';
import { ConversationTab, isOpen, isUnderWay } from '../../replies/admin-conversations.tsx';
import { seesIt } from '../../replies/contract.ts';
import { AspectsDialog } from '../aspects/admin.tsx';
import { feedbackCategories } from '../contract.ts';
import { feedbackSchema } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';
import { AspectChart } from './admin-aspects.tsx';
import { Aspects, Facts, Stars } from './admin-detail.tsx';
import { Notes } from './admin-notes.tsx';
import { useFeedbackFilters } from './admin-use-filters.ts';

export default function Feedback({ staff }: { staff: Staff }) {
  const say = useSay();
  const inbox = useInbox({
    key: 'feedback',
    path: '/api/admin/feedback',
    schema: feedbackSchema,
    isOpen,
    isUnderWay,
    deleted: say(t.deleted),
  });
  const asked = new URLSearchParams(useQueryText()).get('view');
  const [arranging, setArranging] = useState(feedbackCategories.find((one) => one === asked));
  const { filter, onFilter } = inbox.list;
  const showAspect = (aspect: string) => onFilter({ aspect });
  const isEditor = mayAct(staff.role, 'editor');
  const filters = useFeedbackFilters({ isEditor, filter, onFilter });

  return (
    <div className="grid gap-5">
      <ConversationTab
        caption={say(t.heading)}
        inbox={inbox}
        staff={staff}
        texts={t}
        icon={<MessageCircleHeart />}
        filters={filters}
        about="feedback"
        line={({ aspects, details }) => `${aspects.join(', ')}: ${details}`}
        mark={({ rating }) => rating !== null && <Stars rating={rating} className="size-3" />}
        more={
          isEditor && (
            <>
              <MenuItem
                icon={Tags}
                text={say(t.arrangeAspects)}
                onClick={() => setArranging(feedbackCategories[0])}
              />
              <AddressLink href="/admin/menu" className={menuItem}>
                <Coffee className="size-4 shrink-0" aria-hidden="true" />
                {say(t.menu)}
              </AddressLink>
            </>
          )
        }
        emailOf={() => ''}
        sees={(colleague, feedback) => !feedback || seesIt(colleague, feedback)}
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
              onSave={(notes) => inbox.change(feedback, { notes }, say(t.updated))}
            />
          </>
        )}
      </ConversationTab>
      {isEditor && <AspectChart onAspect={showAspect} />}
      {arranging && <AspectsDialog start={arranging} onClose={() => setArranging(undefined)} />}
    </div>
  );
}
