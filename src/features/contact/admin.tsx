import { Inbox } from 'lucide-react';
import { useInbox } from '../../ui/dashboard/inbox/use-inbox.ts';
import { useSay } from '../../ui/reader.tsx';
import type { Staff } from '../accounts/contract.ts';
import { ConversationTab, isOpen } from '../replies/admin-conversations.tsx';
import { seesIt } from '../replies/contract.ts';
import { contactMessageSchema } from './staff.contract.ts';
import { messageTexts } from './staff.messages.ts';

export default function Messages({ staff }: { staff: Staff }) {
  const say = useSay();
  const inbox = useInbox({
    key: 'messages',
    path: '/api/admin/contact-messages',
    schema: contactMessageSchema,
    isOpen,
    deleted: say(messageTexts.deleted),
  });
  return (
    <ConversationTab
      inbox={inbox}
      staff={staff}
      texts={messageTexts}
      icon={<Inbox />}
      about="message"
      line={({ message }) => message}
      emailOf={({ email }) => email}
      sees={(colleague) => seesIt(colleague, 'message')}
      writtenOf={({ message }) => message}
      head={({ email, outlet }) => (
        <p className="flex flex-wrap gap-x-3 text-sm">
          <a className="link wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </a>
          {outlet && <span>{outlet.name}</span>}
        </p>
      )}
    >
      {({ message }) => <p className="max-w-text whitespace-pre-line wrap-anywhere">{message}</p>}
    </ConversationTab>
  );
}
