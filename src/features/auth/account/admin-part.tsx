import { type ReactNode, useId } from 'react';

type PartProps = {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

export const inOneRow =
  'max-sm:[&>div]:w-full max-sm:[&_label]:flex-auto max-sm:[&_label]:px-1 max-sm:[&_label]:whitespace-nowrap';

export function Part({ title, hint, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid min-w-0 flex-1 basis-52 gap-1 max-sm:basis-full">
          <h4 id={id} className="heading-part">
            {title}
          </h4>
          {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        </div>
        {action && <div className="max-sm:w-full max-sm:*:w-full">{action}</div>}
      </div>
      {children}
    </section>
  );
}
