import { Mails } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Empty } from '../../../ui/dashboard/lists/empty.tsx';
import { ListTools } from '../../../ui/dashboard/lists/list-tools.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { Select } from '../../../ui/field.tsx';
import { type ListedMail, mailStates, outboxMailSchema } from '../contract.ts';
import { MailRow, states } from './admin-row.tsx';
import { MailView } from './admin-view.tsx';

const path = '/api/admin/outbox';
const listSchema = z.array(outboxMailSchema);

export function MailList() {
  const list = usePaged({ key: 'outbox', path, schema: listSchema });
  const { update } = useAction('outbox');
  const [viewed, setViewed] = useState<ListedMail | null>(null);

  const retry = ({ id }: ListedMail) =>
    update(() => api.post(`${path}/${id}/retry`, undefined, outboxMailSchema));

  return (
    <section className="grid gap-4" aria-labelledby="outbox">
      <h3 id="outbox" className="text-lg font-bold">
        Outbox
      </h3>
      <ListTools label="Search by recipient or subject" list={list} csv={`${path}.csv`}>
        <Select
          label="State"
          hideLabel
          className="w-40"
          value={list.filter.state ?? ''}
          onChange={(event) => list.onFilter({ state: event.target.value })}
        >
          <option value="">All mail</option>
          {mailStates.map((state) => (
            <option key={state} value={state}>
              {states[state][1]}
            </option>
          ))}
        </Select>
      </ListTools>
      <PagedList
        list={list}
        failure="Failed to fetch the outbox"
        none={
          <Empty
            icon={<Mails />}
            title="No mail yet"
            hint="Rewards, notifications and tests appear here as soon as they are queued."
          />
        }
        noMatch={<Empty title="No mail matches" hint="Try another word, or show all mail." />}
      >
        {(rows) => (
          <ul className="card divide-y divide-line">
            {rows.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                onView={() => setViewed(mail)}
                onRetry={() => retry(mail)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <MailView mail={viewed} onClose={() => setViewed(null)} />
    </section>
  );
}
