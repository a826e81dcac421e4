import type { ReactNode } from 'react';

type EmptyProps = {
  title: string;
  hint?: string;
  icon?: ReactNode;
  /** Buttons: what can be done about it. */
  children?: ReactNode;
};

/** With an icon it also shows a drawing; leave the icon out where a search found nothing. */
export function Empty({ title, hint, icon, children }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-1 rounded border border-dashed border-line-strong px-6 py-8 text-center">
      {icon && (
        <div className="relative mb-2">
          <img src="/pictures/empty.svg" alt="" width="160" height="120" className="h-30 w-40" />
          <span className="absolute end-1 bottom-1 grid size-10 place-items-center rounded-full bg-caramel-tint text-caramel-deep [&>svg]:size-5">
            {icon}
          </span>
        </div>
      )}
      <p className="font-semibold">{title}</p>
      {hint && <p className="max-w-md text-sm text-balance wrap-anywhere text-ink-soft">{hint}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
