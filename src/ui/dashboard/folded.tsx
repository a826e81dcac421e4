import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref, ToggleEventHandler } from 'react';

type FoldedProps = {
  id?: string;
  title: ReactNode;
  icon?: ReactNode;
  end?: ReactNode;
  open?: boolean;
  onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

export function Folded({ id, title, icon, end, open, onToggle, ref, children }: FoldedProps) {
  return (
    <details id={id} ref={ref} open={open} onToggle={onToggle}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 py-2 font-semibold transition hover:text-caramel-deep [details[open]>&>:last-child]:rotate-180">
        {icon}
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
        {end}
        <ChevronDown className="-me-1 size-4 shrink-0 text-ink-soft transition" />
      </summary>
      {children}
    </details>
  );
}
