import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { describedBy, FieldNotes, type FieldText, RequiredMark, useFieldId } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & FieldText;

const row = 'flex min-h-11 items-center gap-3 text-sm has-disabled:opacity-55';

/** A box to tick. */
export function Checkbox(props: CheckboxProps) {
  return <Tick {...props} type="checkbox" shape="size-5" />;
}

/** One of several: the same look, round. Group them in a `<fieldset>` with a `<legend>`. */
export function Choice(props: CheckboxProps) {
  return <Tick {...props} type="radio" shape="size-5" />;
}

type TickProps = CheckboxProps & { type: 'checkbox' | 'radio'; shape: string };

function Tick({ label, hint, error, hideLabel, className, shape, ...input }: TickProps) {
  const id = useFieldId(input.id, input.name);
  return (
    <div className={className}>
      <label htmlFor={id} className={row}>
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          className={classes('shrink-0', shape)}
        />
        <span className={hideLabel ? 'sr-only' : undefined}>
          {label}
          {input.required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** On or off, taking effect as described by its label. */
export function Switch({ label, hint, error, hideLabel, className, ...input }: CheckboxProps) {
  const id = useFieldId(input.id, input.name);
  return (
    <div className={className}>
      <label htmlFor={id} className={row}>
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
          role="switch"
          className={classes(
            'relative h-6 w-11 shrink-0 appearance-none rounded-full border border-line-strong bg-milk transition',
            'before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full',
            'before:bg-line-strong before:transition checked:border-pandan checked:bg-pandan',
            'checked:before:translate-x-5 checked:before:bg-foam',
          )}
        />
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
