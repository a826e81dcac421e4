import { Eye, RotateCw } from 'lucide-react';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { Time } from '../../../ui/time.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { ListedMail } from '../contract.ts';
import { outboxTexts } from '../messages.ts';
import { mailTones, useMailStateText } from './admin-health.tsx';
import { emailTabTexts as t } from './messages.ts';

type MailRowProps = { mail: ListedMail; onView: () => void; onRetry: (() => void) | undefined };

export function MailRow({ mail, onView, onRetry }: MailRowProps) {
  const say = useSay();
  const { recipient, subject, state, error, perhapsSent, createdAt } = mail;
  const stateText = useMailStateText();
  const retryable = state !== 'accepted' && state !== 'sending';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="font-semibold break-words">{subject}</p>
        <p className="text-sm break-words">{recipient}</p>
        <p className="text-xs text-ink-soft">
          <Time iso={createdAt} />
          <Progress mail={mail} />
        </p>
        {perhapsSent && <p className="text-sm text-danger-deep">{say(outboxTexts.perhapsSent)}</p>}
        {error && <p className="text-sm break-words text-danger-deep">{error}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {state === 'accepted' ? (
          <span className="text-xs text-ink-soft">{say(outboxTexts.accepted)}</span>
        ) : (
          <Badge tone={mailTones[state]}>{say(stateText(state))}</Badge>
        )}
        <IconButton icon={Eye} label={say(t.view, { recipient })} onClick={onView} />
        {retryable && onRetry && (
          <IconButton icon={RotateCw} label={say(t.retryTo, { recipient })} onClick={onRetry}>
            {say(t.retry)}
          </IconButton>
        )}
      </div>
    </li>
  );
}

function Progress({ mail: { state, attempts, nextAttemptAt, acceptedAt } }: { mail: ListedMail }) {
  const say = useSay();
  const { date } = useFormats();
  const waits = state === 'queued' && attempts > 0;
  const parts = [
    attempts > 0 && say(outboxTexts.attempts, { count: attempts }),
    waits && say(t.nextAt, { when: date(nextAttemptAt) }),
    !waits && acceptedAt && say(t.acceptedAt, { when: date(acceptedAt) }),
  ];
  return parts.filter(Boolean).map((part) => ` · ${part}`);
}
