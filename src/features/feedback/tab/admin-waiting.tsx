import { z } from 'zod';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type Feedback, feedbackSchema } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';
import { Stars } from './admin-detail.tsx';

const rows = z.array(feedbackSchema);
const SHOWN = 3;

type WaitingFeedbackProps = {
  outletId: number;
  /** It counts feedback about other outlets, or about none, too. */
  inAll: number;
};

export function WaitingFeedback({ outletId, inAll }: WaitingFeedbackProps) {
  const say = useSay();
  const filter = new URLSearchParams({ handled: 'false', outlet: String(outletId) });
  const query = useGet(
    ['feedback', 'waiting', outletId],
    `/api/admin/feedback?${filter}&limit=${SHOWN}`,
    rows,
    { refetchOnMount: 'always' },
  );
  return (
    <section className="card grid content-start gap-4 p-card" aria-labelledby="waiting-feedback">
      <h3 id="waiting-feedback" className="heading-section">
        {say(t.waiting)}
      </h3>
      <ListState
        query={query}
        failure={say(t.failed)}
        empty={
          <>
            <p className="text-sm text-ink-soft">{say(t.waitingNone)}</p>
            {inAll > 0 && (
              <AddressLink
                href="/admin/feedback?handled=false"
                className="link min-h-11 content-center text-sm"
              >
                {say(t.waitingElsewhere, { count: inAll })}
              </AddressLink>
            )}
          </>
        }
      >
        {(waiting) => (
          <>
            <ul className="divide-y divide-line">
              {waiting.map((feedback) => (
                <li key={feedback.id}>
                  <Waiting feedback={feedback} filter={filter} />
                </li>
              ))}
            </ul>
            <AddressLink
              href={`/admin/feedback?${filter}`}
              className="link min-h-11 content-center text-sm"
            >
              {say(t.waitingAll)}
            </AddressLink>
          </>
        )}
      </ListState>
    </section>
  );
}

function Waiting({ feedback, filter }: { feedback: Feedback; filter: URLSearchParams }) {
  const { short } = useFormats();
  const { id, name, rating, details, createdAt } = feedback;
  return (
    <AddressLink
      href={`/admin/feedback?${filter}&open=${id}`}
      className="grid min-h-11 gap-0.5 py-2 text-sm hover:bg-milk"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <time dateTime={createdAt} className="text-xs text-ink-soft">
          {short(createdAt)}
        </time>
      </span>
      {rating !== null && <Stars rating={rating} className="size-3" />}
      <span className="line-clamp-2 text-ink-soft wrap-anywhere">{details}</span>
    </AddressLink>
  );
}
