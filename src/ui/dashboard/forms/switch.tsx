import type { ComponentProps } from 'react';
import { classes } from '../../classes.ts';
import { describedBy, FieldNotes, type FieldText, useFieldId } from '../../field.tsx';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & FieldText;

/** In a list most are on, and a filled one in every row would be louder than what differs. */
export function Switch(props: SwitchProps) {
  const { label, hint, error, hideLabel, className, ...input } = props;
  const id = useFieldId(input.id, input.name);
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-11 items-center gap-3 text-sm has-disabled:opacity-55"
      >
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
          role="switch"
          className={classes(
            'relative h-5 w-9 shrink-0 appearance-none rounded-full border border-line-strong bg-milk transition',
            'before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full',
            'before:bg-line-strong before:transition',
            'checked:border-pandan checked:bg-pandan-tint checked:before:translate-x-4 checked:before:bg-pandan',
            'forced-colors:before:forced-color-adjust-none forced-colors:before:bg-[ButtonText]',
            'forced-colors:checked:before:bg-[Highlight]',
          )}
        />
        {/* Without its place, a row that is switched off would leave the columns of the others. */}
        <span className={hideLabel ? 'opacity-0' : undefined}>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
