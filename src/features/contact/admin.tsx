import { Inbox } from 'lucide-react';
import { useInbox } from '../../ui/dashboard/inbox/use-inbox.ts';
import type { Staff } from '../accounts/contract.ts';
import { ConversationTab, isOpen } from '../replies/admin-conversations.tsx';
import { contactMessageSchema, messageTexts } from './staff.contract.ts';

const words = {
  search: 'Search messages',
  all: 'All messages',
  failure: 'Failed to fetch messages',
  none: {
    title: 'No messages yet',
    hint: 'What visitors send from the contact page arrives here.',
  },
  noMatch: { title: 'No message matches', hint: 'Try another word, or show all messages.' },
  updated: messageTexts.updated,
  confirmDelete: () => messageTexts.confirmDelete,
  deleteOne: ({ name }: { name: string }) => `Delete the message of ${name}`,
};

export default function Messages({ staff }: { staff: Staff }) {
  const inbox = useInbox({
    key: 'messages',
    path: '/api/admin/contact-messages',
    schema: contactMessageSchema,
    isOpen,
    deleted: messageTexts.deleted,
  });
  return (
    <ConversationTab
      inbox={inbox}
      staff={staff}
      words={words}
      icon={<Inbox />}
      about="message"
      line={({ message }) => message}
      emailOf={({ email }) => email}
      writtenOf={({ message }) => message}
      head={({ email }) => (
        <a className="link text-sm wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    >
      {({ message }) => <p className="max-w-text whitespace-pre-line wrap-anywhere">{message}</p>}
    </ConversationTab>
  );
}
