import { formatClock } from '../../time.ts';
import { fieldName, sentenceOf, valueText } from './admin-sentence.ts';
import type { AuditEntry } from './contract.ts';

type RowChange = NonNullable<AuditEntry['changes']>[number];

type EntryProps = { entry: AuditEntry; words: Record<string, string> };

export function Entry({ entry, words }: EntryProps) {
  const { at, accountName, action, detail, requestId, changes } = entry;
  const changed = (changes ?? []).filter(({ fields }) => Object.keys(fields).length > 0);
  return (
    <li
      className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 px-4 py-3 text-sm"
      title={`${action}, request ${requestId}`}
    >
      <time dateTime={at} className="text-ink-soft tabular-nums">
        {formatClock(at)}
      </time>
      <div className="grid gap-1.5">
        <p className="wrap-anywhere">
          <span className="font-semibold">{accountName || 'Nobody signed in'}</span>{' '}
          {sentenceOf(entry, words)}
        </p>
        {changed.length === 0 && detail && <p className="text-ink-soft wrap-anywhere">{detail}</p>}
        {!action.endsWith('.order') &&
          changed.map((change) => <Change key={`${change.table} ${change.id}`} change={change} />)}
      </div>
    </li>
  );
}

function Change({ change: { fields } }: { change: RowChange }) {
  return (
    <dl className="grid gap-1">
      {Object.entries(fields).map(([name, [before, after]]) => (
        <div key={name} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{fieldName(name)}</dt>
          <dd className="grid gap-0.5">
            <del className="line-clamp-4 whitespace-pre-line text-ink-soft wrap-anywhere">
              <span className="sr-only">Before: </span>
              {valueText(before)}
            </del>
            <ins className="line-clamp-4 whitespace-pre-line no-underline wrap-anywhere">
              <span className="sr-only">After: </span>
              {valueText(after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
