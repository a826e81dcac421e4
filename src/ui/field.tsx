import { type ComponentProps, type ReactNode, useId } from 'react';
import { unpacked } from '../messages.ts';
import { classes } from './classes.ts';
import { useReader } from './reader.tsx';

/** Each field takes its element's attributes: `{...register('name')}` works, and a plain form. */

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
};

type ShellProps = FieldText & {
  id: string;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

function Field({ id, label, hint, error, hideLabel, required, className, children }: ShellProps) {
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className="ms-1 text-danger" aria-hidden="true">
      *
    </span>
  );
}

export const ErrorMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 20 20" className={classes('shrink-0', className)} aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
    <path d="M10 6v4.75M10 13.5v.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

/** An error replaces the hint, so that what is below moves little. */
export function FieldNotes({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  const reader = useReader();
  if (error) {
    return (
      <p id={`${id}-error`} className="flex gap-1.5 text-xs font-semibold text-danger">
        <ErrorMark className="h-lh w-4" />
        <span>{unpacked(error, reader)}</span>
      </p>
    );
  }
  return hint ? (
    <p id={`${id}-hint`} className="text-xs text-ink-soft">
      {hint}
    </p>
  ) : null;
}

export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const note = error ? 'error' : hint && 'hint';
  return {
    'aria-describedby': note ? `${id}-${note}` : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** Islands are separate React roots, whose generated ids may repeat; the name makes them unique. */
export function useFieldId(id: string | undefined, name: string | undefined): string {
  const generated = useId();
  return id ?? `${name ?? 'field'}${generated}`;
}

const control =
  'w-full rounded border border-line-strong bg-foam px-3.5 text-base text-ink transition ' +
  'placeholder:text-ink-soft hover:border-ink-soft aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger ' +
  'disabled:bg-milk disabled:text-ink-soft';

export type InputProps = ComponentProps<'input'> & FieldText;

export function Input({ label, hint, error, hideLabel, className, ...input }: InputProps) {
  const id = useFieldId(input.id, input.name);
  const shell = { id, label, hint, error, hideLabel, className, required: input.required };
  return (
    <Field {...shell}>
      <input
        {...input}
        {...describedBy(id, { hint, error })}
        id={id}
        className={classes(control, 'min-h-11 py-2')}
      />
    </Field>
  );
}

export type TextareaProps = ComponentProps<'textarea'> & FieldText;

export function Textarea({ label, hint, error, hideLabel, className, ...input }: TextareaProps) {
  const id = useFieldId(input.id, input.name);
  const shell = { id, label, hint, error, hideLabel, className, required: input.required };
  return (
    <Field {...shell}>
      <textarea
        rows={4}
        {...input}
        {...describedBy(id, { hint, error })}
        id={id}
        className={classes(
          control,
          'field-sizing-content',
          input.rows === 1 ? 'min-h-11 resize-none py-2' : 'min-h-24 resize-y py-2.5',
        )}
      />
    </Field>
  );
}

/** Use it as `<Options of={outlets.map(({ id, name }) => [id, name])} />` in a `Select`. */
export const Options = ({ of }: { of: (readonly [value: string | number, name: string])[] }) =>
  of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

export type SelectProps = ComponentProps<'select'> & FieldText;

export function Select({ label, hint, error, hideLabel, className, ...input }: SelectProps) {
  const id = useFieldId(input.id, input.name);
  const shell = { id, label, hint, error, hideLabel, className, required: input.required };
  return (
    <Field {...shell}>
      <div className="relative">
        <select
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          className={classes(control, 'min-h-11 appearance-none py-1.5 pe-10')}
        />
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          className="pointer-events-none absolute end-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        >
          <path d="m3.5 6 4.5 4.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </div>
    </Field>
  );
}
