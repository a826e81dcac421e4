import { Button } from '../../button.tsx';
import { useSay } from '../../reader.tsx';
import { dashboardTexts } from '../messages.ts';
import { listTexts } from './messages.ts';

type PagerProps = { page: number; limit: number; total: number; onPage: (page: number) => void };

export function Pager({ page, limit, total, onPage }: PagerProps) {
  const say = useSay();
  const last = Math.max(1, Math.ceil(total / limit));
  if (last === 1) return null;
  const from = (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return (
    <nav
      aria-label={say(listTexts.pages)}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p aria-live="polite" className="text-sm text-ink-soft">
        {say(listTexts.place, { from, to, total })}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {say(dashboardTexts.previous)}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        >
          {say(dashboardTexts.next)}
        </Button>
      </div>
    </nav>
  );
}
