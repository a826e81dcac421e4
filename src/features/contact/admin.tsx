import { useQueryClient } from '@tanstack/react-query';
import { Download, Inbox } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { ButtonLink } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { Select } from '../../ui/field.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { toast } from '../../ui/toast.tsx';
import { MessageCard } from './admin-card.tsx';
import { type ContactMessage, contactMessageSchema, messageTexts } from './contract.ts';

const path = '/api/admin/contact-messages';
const listSchema = z.array(contactMessageSchema);

/** The Messages tab: what visitors wrote in the contact form, newest first. */
export default function Messages() {
  const client = useQueryClient();
  const [handled, setHandled] = useState('');
  const filter: Record<string, string> = handled ? { handled } : {};
  const list = usePaged({ key: 'messages', path, schema: listSchema, filter });
  const filtered = list.q !== '' || handled !== '';
  const refresh = () => client.invalidateQueries({ queryKey: ['messages'] });

  const mark = async ({ id }: ContactMessage, isHandled: boolean) => {
    try {
      await api.patch(`${path}/${id}`, { isHandled }, contactMessageSchema);
      toast({ title: messageTexts.updated });
    } catch (error) {
      failed('Update Failed', error);
    }
    await refresh();
  };

  const remove = async ({ id, name }: ContactMessage) => {
    const sentence = messageTexts.confirmDelete;
    const description = `From ${name}. It cannot be brought back.`;
    if (!(await confirm({ sentence, description, action: 'Delete' }))) return;
    try {
      await api.delete(`${path}/${id}`);
      toast({ title: messageTexts.deleted });
    } catch (error) {
      failed('Delete Failed', error);
    }
    await refresh();
  };

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search messages"
          onSearch={list.onSearch}
          className="min-w-52 flex-1 basis-64"
        />
        <Select
          label="Show"
          hideLabel
          className="w-40"
          value={handled}
          onChange={(event) => setHandled(event.target.value)}
        >
          <option value="">All messages</option>
          <option value="false">New</option>
          <option value="true">Handled</option>
        </Select>
        <ButtonLink
          variant="secondary"
          href={`${path}.csv?${new URLSearchParams({ ...filter, q: list.q })}`}
          download
        >
          <Download className="size-4" aria-hidden="true" />
          Export CSV
        </ButtonLink>
      </div>
      <ListState
        query={list.query}
        failure="Failed to fetch messages"
        empty={
          filtered ? (
            <Empty title="No message matches" hint="Try another word, or show all messages." />
          ) : (
            <Empty
              icon={<Inbox />}
              title="No messages yet"
              hint="What visitors send from the contact page arrives here."
            />
          )
        }
      >
        {({ rows }) => (
          <div className="grid gap-4">
            {rows.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                onHandled={(isHandled) => mark(message, isHandled)}
                onDelete={() => remove(message)}
              />
            ))}
          </div>
        )}
      </ListState>
      <Pager {...list} />
    </div>
  );
}

function failed(title: string, error: unknown) {
  toast({ title, description: sentenceOf(error), variant: 'destructive' });
}
