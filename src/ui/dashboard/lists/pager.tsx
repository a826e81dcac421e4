import { Button } from '../../button.tsx';
import { byLanguage } from '../../language.ts';
import { formatNumber } from '../../numbers.ts';

type PagerProps = { page: number; limit: number; total: number; onPage: (page: number) => void };

export function Pager({ page, limit, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / limit));
  if (last === 1) return null;
  const from = (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return (
    <nav
      aria-label={byLanguage('Pages', 'Halaman')}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p aria-live="polite" className="text-sm text-ink-soft">
        {formatNumber(from)}–{formatNumber(to)} {byLanguage('of', 'dari')} {formatNumber(total)}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {byLanguage('Previous', 'Sebelumnya')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        >
          {byLanguage('Next', 'Berikutnya')}
        </Button>
      </div>
    </nav>
  );
}
