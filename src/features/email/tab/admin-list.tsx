import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { CsvLink } from '../../../ui/dashboard/csv-link.tsx';
import { Empty } from '../../../ui/dashboard/lists/empty.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { ListTools } from '../../../ui/dashboard/tools/list-tools.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { type ListedMail, mailStates, outboxMailSchema } from '../contract.ts';
import { outboxTexts } from '../messages.ts';
import { isOnItsWay, mailTones, useMailHealth } from './admin-health.tsx';
import { MailRow } from './admin-row.tsx';
import { MailView } from './admin-view.tsx';
import { emailTabTexts as t } from './messages.ts';

const path = '/api/admin/outbox';

export function MailList({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
  const say = useSay();
  const list = usePaged({
    key: 'outbox',
    path,
    schema: outboxMailSchema,
    limit: 5,
    isUnderWay: isOnItsWay,
  });
  const { update } = useAction('outbox');
  const needsServer = useMailHealth()?.hasServer === false;
  // Without a mail server all mail is kept, and the heading says so for all rows.
  const rows = list.query.data?.rows ?? [];
  const allKept = needsServer && rows.length > 0 && rows.every(({ state }) => state === 'kept');
  const [viewed, setViewed] = useState<ListedMail | null>(null);

  const retry = ({ id }: ListedMail) =>
    update(() => api.post(`${path}/${id}/retry`, undefined, outboxMailSchema));

  return (
    <Card
      title={
        allKept ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {say(t.outbox)} <Badge tone={mailTones.kept}>{say(outboxTexts.kept)}</Badge>
          </span>
        ) : (
          say(t.outbox)
        )
      }
      actions={
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          onClick={onRefresh}
          className="-my-2 -me-3.5 sm:pointer-fine:-my-1"
        >
          {!busy && <RefreshCw className="size-4" />}
          <span className="max-sm:sr-only">{say(t.refresh)}</span>
        </Button>
      }
    >
      <ListTools
        label={say(t.search)}
        list={list}
        filters={[
          {
            label: say(t.state),
            value: list.filter.state,
            all: say(t.all),
            choices: mailStates.map((state) => [state, say(outboxTexts[state])]),
            onChoose: (state) => list.onFilter({ state }),
          },
        ]}
      >
        {!list.isEmpty && <CsvLink path={`${path}.csv`} params={list.params} />}
      </ListTools>
      <PagedList
        list={list}
        failure={say(t.listFailed)}
        none={<Empty title={say(t.none)} hint={say(t.noneHint)} />}
        noMatch={say(t.noMatch)}
      >
        {(rows) => (
          <ul className="-mx-card divide-y divide-line border-t border-line not-last:border-b last:-mb-card">
            {rows.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                isUsual={mail.state === 'accepted' || (needsServer && mail.state === 'kept')}
                isTold={allKept}
                onView={() => setViewed(mail)}
                onRetry={needsServer ? undefined : () => retry(mail)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <MailView mail={viewed} onClose={() => setViewed(null)} />
    </Card>
  );
}
