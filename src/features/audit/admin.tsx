import { ScrollText } from 'lucide-react';
import { z } from 'zod';
import { Empty } from '../../ui/empty.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { Time } from '../../ui/time.tsx';
import { type AuditEntry, auditSchema } from './contract.ts';

const listSchema = z.array(auditSchema);

/** The Audit tab: what staff changed or sent, newest first. For the owner. */
export default function Audit() {
  const list = usePaged({ key: 'audit', path: '/api/admin/audit', schema: listSchema, limit: 50 });
  return (
    <div className="grid gap-5">
      <ListTools label="Search by name, action or detail" list={list} csv="/api/admin/audit.csv" />
      <ListState
        query={list.query}
        failure="Failed to fetch the audit log"
        empty={
          list.q ? (
            <Empty title="Nothing matches" hint="Try a name, or an action like login." />
          ) : (
            <Empty icon={<ScrollText />} title="Nothing has been done yet" />
          )
        }
      >
        {({ rows }) => (
          <ol className="card divide-y divide-line">
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </ListState>
      <Pager {...list} />
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, accountName, action, target, detail, requestId } = entry;
  return (
    <li
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3"
      title={`Request ${requestId}`}
    >
      <p className="min-w-0 flex-1 basis-64 text-sm">
        <span className="font-semibold">{accountName || 'Nobody signed in'}</span>{' '}
        <span className="rounded bg-milk px-1.5 py-0.5 font-mono text-xs">{action}</span>{' '}
        {target && <span>#{target}</span>}
        {detail && <span className="block break-words text-ink-soft">{detail}</span>}
      </p>
      <Time iso={at} className="text-xs text-ink-soft" />
    </li>
  );
}
