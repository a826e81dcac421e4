import { Eye, RotateCw } from 'lucide-react';
import { formatDate } from '../../../time.ts';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { formatCount } from '../../../ui/numbers.ts';
import { Time } from '../../../ui/time.tsx';
import type { ListedMail } from '../contract.ts';

export const states: Record<ListedMail['state'], [tone: Tone, label: string]> = {
  queued: ['warm', 'Queued'],
  sending: ['warm', 'Sending'],
  accepted: ['good', 'Accepted'],
  kept: ['warm', 'Kept, not sent'],
  failed: ['danger', 'Failed'],
  cancelled: ['neutral', 'Cancelled'],
};

const PERHAPS_SENT = 'Perhaps it was sent: an attempt ended without an answer.';

type MailRowProps = { mail: ListedMail; onView: () => void; onRetry: () => void };

export function MailRow({ mail, onView, onRetry }: MailRowProps) {
  const { recipient, subject, state, error, perhapsSent, createdAt } = mail;
  const [tone, label] = states[state];
  const retryable = state !== 'accepted' && state !== 'sending';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="font-semibold break-words">{subject}</p>
        <p className="text-sm break-words">{recipient}</p>
        <p className="text-xs text-ink-soft">
          <Time iso={createdAt} />
          {progressOf(mail)}
        </p>
        {perhapsSent && <p className="text-sm text-danger-deep">{PERHAPS_SENT}</p>}
        {error && <p className="text-sm break-words text-danger-deep">{error}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <Badge tone={tone}>{label}</Badge>
        <IconButton icon={Eye} label={`View mail to ${recipient}`} onClick={onView} />
        {retryable && (
          <IconButton icon={RotateCw} label={`Retry mail to ${recipient}`} onClick={onRetry}>
            Retry
          </IconButton>
        )}
      </div>
    </li>
  );
}

function progressOf({ state, attempts, nextAttemptAt, acceptedAt }: ListedMail): string {
  const tries = attempts === 0 ? '' : ` · ${formatCount(attempts, 'attempt')}`;
  if (state === 'queued' && attempts > 0) return `${tries} · next ${formatDate(nextAttemptAt)}`;
  if (acceptedAt) return `${tries} · accepted ${formatDate(acceptedAt)}`;
  return tries;
}
