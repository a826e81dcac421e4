import { classes } from './classes.ts';

/** The place of something that is on its way; give it the size of what will come. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classes('animate-pulse rounded bg-milk', className)} />;
}

/** A list on its way, told to screen readers once. */
export function SkeletonRows({ rows = 4, label = 'Loading…' }: { rows?: number; label?: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <Skeleton key={row} className="h-18" />
      ))}
    </div>
  );
}
