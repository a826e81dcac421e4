import { Inbox } from 'lucide-react';
import { useRef } from 'react';
import { z } from 'zod';
import { formatShort } from '../../time.ts';
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
import { MessageDetail } from './admin-detail.tsx';
import { MessageFilters } from './admin-filters.tsx';
import {
  type ContactMessage,
  type ContactPatch,
  contactMessageSchema,
  messageTexts,
} from './staff.contract.ts';

const path = '/api/admin/contact-messages';
const listSchema = z.array(contactMessageSchema);

export default function Messages({ staff }: { staff: Staff }) {
  const list = usePaged({ key: 'messages', path, schema: listSchema, live: true });
  const { update, attempt, remove } = useAction('messages');
  const tools = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const change = ({ id }: ContactMessage, patch: ContactPatch) =>
    update(() => api.patch(`${path}/${id}`, patch, contactMessageSchema), messageTexts.updated);

  const answer = ({ id }: ContactMessage, input: ReplyInput) =>
    attempt(async () => {
      const { replies } = await api.post(`${path}/${id}/replies`, input, contactMessageSchema);
      toast(replyNotice(replies));
    }, updateFailed());

  const discard = ({ id, name }: ContactMessage) => {
    const sentence = messageTexts.confirmDelete;
    const description = `From ${name}. It cannot be brought back.`;
    return remove(
      `${path}/${id}`,
      { sentence, description, action: 'Delete' },
      messageTexts.deleted,
    );
  };

  return (
    <div className="grid gap-5">
      <div ref={tools}>
        <ListTools label="Search messages" list={list} csv={`${path}.csv`}>
          <MessageFilters filter={list.filter} onFilter={list.onFilter} />
          <RefreshButton query={list.query} />
        </ListTools>
      </div>
      <PagedList
        list={list}
        loading={<SkeletonReading />}
        failure="Failed to fetch messages"
        none={
          <Empty
            icon={<Inbox />}
            title="No messages yet"
            hint="What visitors send from the contact page arrives here."
          />
        }
        noMatch={
          <Empty title="No message matches" hint="Try another word, or show all messages." />
        }
      >
        {(rows) => (
          <ReadingList
            rows={rows}
            source={{ key: 'messages', path, schema: contactMessageSchema }}
            all="All messages"
            onSearch={() => tools.current?.querySelector('input')?.focus()}
            isOpen={({ isHandled }) => !isHandled}
            keys={[
              {
                key: 'e',
                what: 'Handled, or open again',
                act: (message) => void change(message, { isHandled: !message.isHandled }),
              },
              { key: 'r', what: 'Answer', act: () => field.current?.focus() },
            ]}
            row={({ name, message, createdAt, replies }) => (
              <RowText
                title={name}
                at={formatShort(createdAt)}
                text={message}
                mark={replies.length > 0 && 'answered'}
              />
            )}
            detail={(message) => (
              <MessageDetail
                message={message}
                staff={staff}
                field={field}
                onHandled={(isHandled) => change(message, { isHandled })}
                onAssign={(assignedTo) => change(message, { assignedTo })}
                onReply={(input) => answer(message, input)}
                onDelete={() => discard(message)}
              />
            )}
          />
        )}
      </PagedList>
    </div>
  );
}
