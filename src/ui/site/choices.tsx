import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldNotes, RequiredMark } from '../field.tsx';

type GroupProps = {
  id: string;
  legend: ReactNode;
  required?: boolean;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
};

export function Choices({ id, legend, required, error, className, children }: GroupProps) {
  return (
    <fieldset
      className={classes('group/choices scroll-mb-6', className)}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-2 text-sm font-semibold">
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className="rounded outline-offset-4 outline-danger group-data-invalid/choices:outline-2">
        {children}
      </div>
      {error && (
        <div className="mt-2.5">
          <FieldNotes id={id} error={error} />
        </div>
      )}
    </fieldset>
  );
}

/** It covers its label, so that the control itself receives every click. */
export const coversLabel =
  'absolute inset-0 size-full cursor-pointer appearance-none rounded opacity-0';

export function Choice({ className, children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={classes(
        'relative rounded border border-line-strong bg-foam transition hover:border-ink ' +
          'has-checked:border-caramel-deep has-checked:bg-caramel-tint has-checked:text-caramel-deep ' +
          'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] ' +
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-caramel-deep',
        className,
      )}
    >
      <input {...input} className={coversLabel} />
      {children}
    </label>
  );
}
