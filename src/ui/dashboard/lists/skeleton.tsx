import { say } from '../../language.ts';

const rows = [1, 2, 3, 4];

/** Shown while a list loads; screen readers announce it once. */
export function SkeletonRows() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{say('Loading…', 'Memuat…')}</span>
      {rows.map((row) => (
        <div key={row} aria-hidden="true" className="h-18 animate-pulse rounded bg-milk" />
      ))}
    </div>
  );
}
