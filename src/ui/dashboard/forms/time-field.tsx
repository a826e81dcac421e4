import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { Button } from '../../button.tsx';
import { Input } from '../../field.tsx';
import { endOf, fromWib, toWib } from './wib.ts';

type TimeFieldProps<Fields extends FieldValues> = {
  control: Control<Fields>;
  name: Path<Fields>;
  label: string;
  hint?: string;
  /** Offers the ends of today, of this week and of this month. */
  ends?: boolean;
};

/** A date and a time in WIB, or none; the form holds it as ISO 8601 in UTC, or null. */
export function TimeField<Fields extends FieldValues>(props: TimeFieldProps<Fields>) {
  const { control, name, label, hint, ends = false } = props;
  const { field, fieldState } = useController({ control, name });
  const set = (iso: string | null) => field.onChange(iso);
  const choose = (what: 'today' | 'sunday' | 'month') => () => set(endOf(what, new Date()));
  return (
    <div className="grid content-start gap-2">
      <Input
        ref={field.ref}
        type="datetime-local"
        label={`${label} (WIB)`}
        hint={hint}
        error={fieldState.error?.message}
        value={toWib(field.value ?? null)}
        onChange={(event) => set(fromWib(event.target.value))}
        onBlur={field.onBlur}
      />
      {ends && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={choose('today')}>
            Tonight
          </Button>
          <Button variant="secondary" size="sm" onClick={choose('sunday')}>
            Sunday
          </Button>
          <Button variant="secondary" size="sm" onClick={choose('month')}>
            End of month
          </Button>
          {field.value && (
            <Button variant="quiet" size="sm" onClick={() => set(null)}>
              No end
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
