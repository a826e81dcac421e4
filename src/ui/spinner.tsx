import { classes } from './classes.ts';

/** Screen readers do not see it, so the caller says in words what is loading. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes('size-5 shrink-0 animate-spin', className)}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="currentColor">
        <ellipse cx="12" cy="5.5" rx="3" ry="5" />
        <ellipse cx="18.5" cy="12" rx="5" ry="3" opacity=".7" />
        <ellipse cx="12" cy="18.5" rx="3" ry="5" opacity=".45" />
        <ellipse cx="5.5" cy="12" rx="5" ry="3" opacity=".2" />
      </g>
    </svg>
  );
}
