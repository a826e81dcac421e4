import { type ReactNode, useId } from 'react';
import { classes } from '../../../ui/classes.ts';

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
      <div
        className={classes(
          'grid gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center',
          !hint && 'grid-cols-[minmax(0,1fr)_auto] items-center',
        )}
      >
        <h4 id={id} className="heading-part">
          {title}
        </h4>
        {hint && <p className="text-sm text-ink-soft sm:col-span-full">{hint}</p>}
        {action && (
          <div
            className={classes(
              'sm:col-start-2 sm:row-start-1',
              hint !== undefined && 'max-sm:mt-2 max-sm:*:w-full',
            )}
          >
            {action}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
