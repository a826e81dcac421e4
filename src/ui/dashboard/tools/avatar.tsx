import type { ReactNode } from 'react';

/** The name is beside it. */
export const Avatar = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="grid size-9 shrink-0 place-items-center rounded-full bg-milk text-sm font-bold text-ink-soft uppercase"
  >
    {children}
  </span>
);
