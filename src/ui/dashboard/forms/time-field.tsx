import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { addDays, dayOf, instantOf, minuteOf, weekOf } from '../../../time.ts';
import { Button } from '../../button.tsx';
import { Input } from '../../field.tsx';

type TimeFieldProps<Fields extends FieldValues> = {
  control: Control<Fields>;
  name: Path<Fields>;
  label: string;
  hint?: string;
  /** Adds buttons for the end of today, of this week and of this month. */
  ends?: boolean;
};

/** Staff enter Western Indonesian time; the form holds ISO 8601 in UTC, or null. */
export function TimeField<Fields extends FieldValues>(props: TimeFieldProps<Fields>) {
  const { control, name, label, hint, ends = false } = props;
  const { field, fieldState } = useController({ control, name });
  const set = (iso: string | null) => field.onChange(iso);
  const choose = (day: (today: string) => string) => () =>
    set(lastMinuteOf(day(dayOf(Date.now()))));
  return (
    <div className="grid content-start gap-2">
      <Input
        ref={field.ref}
        type="datetime-local"
        label={`${label} (WIB)`}
        hint={hint}
        error={fieldState.error?.message}
        value={field.value ? minuteOf(field.value) : ''}
        onChange={({ target }) => set(target.value === '' ? null : instantOf(target.value))}
        onBlur={field.onBlur}
      />
      {ends && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={choose((today) => today)}>
            Tonight
          </Button>
          <Button variant="secondary" size="sm" onClick={choose((today) => weekOf(today).to)}>
            Sunday
          </Button>
          <Button variant="secondary" size="sm" onClick={choose(lastOfMonth)}>
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

const lastMinuteOf = (day: string) => instantOf(`${day}T23:59`);
const lastOfMonth = (day: string) =>
  addDays(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);
