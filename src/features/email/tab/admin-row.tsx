import { ChevronRight, RotateCw } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { EditRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { EmailText } from '../../../ui/email-link.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { ListedMail } from '../contract.ts';
import { outboxTexts } from '../messages.ts';
import { mailTones } from './admin-health.tsx';
import { emailTabTexts as t } from './messages.ts';

type MailRowProps = {
  mail: ListedMail;
  /** A state that needs no attention has no badge. */
  isUsual: boolean;
  /** The heading of the list says the state. */
  isTold: boolean;
  onView: () => void;
  onRetry: (() => void) | undefined;
};

export function MailRow({ mail, isUsual, isTold, onView, onRetry }: MailRowProps) {
  const say = useSay();
  const { recipient, subject, state, error, perhapsSent } = mail;
  const at = mail.acceptedAt ?? mail.createdAt;
  const { short } = useFormats();
  const whole = isTold ? 'max-sm:col-span-2' : undefined;
  const retryable = state !== 'accepted' && state !== 'sending';
  return (
    <li className="px-card py-3">
      <article className="relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-0.5">
        <div
          className={classes(
            'gap-0.5 text-sm sm:grid',
            isTold ? 'max-sm:contents' : 'max-sm:col-span-2 max-sm:grid',
          )}
        >
          <p className={classes('font-semibold break-words max-sm:line-clamp-2', whole)}>
            {subject}
          </p>
          <p className="wrap-anywhere text-ink-soft">
            <EmailText email={recipient} />
          </p>
          {perhapsSent && (
            <p className={classes('text-danger-deep', whole)}>{say(outboxTexts.perhapsSent)}</p>
          )}
          {error && <p className={classes('break-words text-danger-deep', whole)}>{error}</p>}
        </div>
        <p
          className={classes(
            'flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft tabular-nums max-sm:row-start-2 sm:justify-end',
            isTold ? 'max-sm:col-start-2' : 'max-sm:col-span-2 max-sm:col-start-1',
          )}
        >
          {!isUsual && <Badge tone={mailTones[state]}>{say(outboxTexts[state])}</Badge>}
          <span>
            {isUsual && !isTold && (
              <>
                <span>{say(outboxTexts[state])}</span> ·{' '}
              </>
            )}
            <time dateTime={at} className="whitespace-nowrap">
              {short(at)}
            </time>
            <Progress mail={mail} />
          </span>
        </p>
        <div className="flex flex-wrap items-center justify-end gap-1 max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-3">
          <EditRow label={say(t.view, { recipient })} onClick={onView} />
          {retryable && onRetry && (
            <span className="relative z-1">
              <IconButton icon={RotateCw} label={say(t.retryTo, { recipient })} onClick={onRetry}>
                <span className="max-sm:sr-only">{say(t.retry)}</span>
              </IconButton>
            </span>
          )}
          <ChevronRight className="-me-1 size-4 shrink-0 text-ink-soft" />
        </div>
      </article>
    </li>
  );
}

function Progress({ mail: { state, attempts, nextAttemptAt } }: { mail: ListedMail }) {
  const say = useSay();
  const { short } = useFormats();
  const parts = [
    attempts > 1 && say(outboxTexts.attempts, { count: attempts }),
    state === 'queued' && attempts > 0 && say(t.nextAt, { when: short(nextAttemptAt) }),
  ];
  return parts.filter(Boolean).map((part) => ` · ${part}`);
}
