import { Inbox } from 'lucide-react';
import { useQueryText } from '../../ui/dashboard/address.ts';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { useInbox } from '../../ui/dashboard/inbox/use-inbox.ts';
import { Views } from '../../ui/dashboard/views.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { useSay } from '../../ui/reader.tsx';
import { mayAct, type Staff } from '../accounts/contract.ts';
import { ConversationTab, isOpen, isUnderWay } from '../replies/admin-conversations.tsx';
import { seesIt } from '../replies/contract.ts';
import { contactMessageSchema } from './staff.contract.ts';
import { messageTexts } from './staff.messages.ts';
import { TopicList } from './topics/admin.tsx';
import { useTopicFilter } from './topics/admin-use-filter.ts';
import { topicTexts } from './topics/messages.ts';

const views = [
  { label: topicTexts.inbox, href: '/admin/messages' },
  { label: topicTexts.topics, href: '/admin/messages?view=topics' },
] as const;

export default function Messages({ staff }: { staff: Staff }) {
  const isTopics = new URLSearchParams(useQueryText()).get('view') === 'topics';
  if (!mayAct(staff.role, 'editor')) return <MessageList staff={staff} />;
  return (
    <div className="grid gap-card">
      <Views views={views} open={views[isTopics ? 1 : 0].href} />
      {isTopics ? <TopicList staff={staff} /> : <MessageList staff={staff} />}
    </div>
  );
}

function MessageList({ staff }: { staff: Staff }) {
  const say = useSay();
  const inbox = useInbox({
    key: 'messages',
    path: '/api/admin/contact-messages',
    schema: contactMessageSchema,
    isOpen,
    isUnderWay,
    deleted: say(messageTexts.deleted),
  });
  const { filter, onFilter } = inbox.list;
  const filters = useTopicFilter({
    isEditor: mayAct(staff.role, 'editor'),
    topic: filter.topic,
    onTopic: (topic) => onFilter({ topic }),
  });
  return (
    <ConversationTab
      inbox={inbox}
      staff={staff}
      texts={messageTexts}
      icon={<Inbox />}
      about="message"
      filters={filters}
      line={({ message }) => message}
      emailOf={({ email }) => email}
      sees={(colleague) => seesIt(colleague, 'message')}
      writtenOf={({ message }) => message}
      head={({ email, outlet, topic: about }) => (
        <p className="flex flex-wrap gap-x-3 text-sm">
          <EmailLink email={email} />
          {outlet && <span>{outlet.name}</span>}
          {about && <Badge>{about.name}</Badge>}
        </p>
      )}
    >
      {({ message }) => <p className="max-w-text whitespace-pre-line wrap-anywhere">{message}</p>}
    </ConversationTab>
  );
}
