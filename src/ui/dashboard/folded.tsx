import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type FoldedProps = {
  title: ReactNode;
  icon?: ReactNode;
  /** From the start. */
  open?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** A part of a tab that is seldom read. */
export function Folded({ title, icon, open, ref, children }: FoldedProps) {
  return (
    <details ref={ref} className="group/folded" open={open}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-semibold hover:underline">
        {icon}
        {title}
        <ChevronDown
          className="size-4 shrink-0 text-ink-soft transition group-open/folded:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  );
}
