import type { ReactNode } from 'react';

type EmptyProps = { title: string; hint?: ReactNode; action?: ReactNode; icon?: ReactNode };

/** What a list says when there is nothing in it, and what to do about that. */
export function Empty({ title, hint, action, icon }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded border border-dashed border-line-strong px-6 py-12 text-center">
      {icon && <div className="mb-1 text-caramel-deep [&>svg]:size-8">{icon}</div>}
      <p className="font-semibold">{title}</p>
      {hint && <p className="max-w-md text-sm text-ink-soft">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
