import { Fragment, type Ref } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { dayOf, instantOf, lastOfMonth, minuteOf, weekOf } from '../../../time.ts';
import { Button } from '../../button.tsx';
import { describedBy, FieldNotes, Select, useFieldId } from '../../field.tsx';
import { useSay } from '../../reader.tsx';
import { DayInput } from './day-input.tsx';
import { formTexts } from './messages.ts';

type TimeInputProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** It is said while there is no time. */
  emptyHint?: string;
  error?: string | undefined;
  ends?: boolean;
  autoFocus?: boolean;
  /** It is ISO 8601 in UTC. */
  value: string | null;
  onChange: (iso: string | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

type TimeFieldProps<Fields extends FieldValues> = Pick<
  TimeInputProps,
  'label' | 'hint' | 'emptyHint' | 'ends'
> & { control: Control<Fields>; name: Path<Fields> };

const twoDigits = (number: number) => String(number).padStart(2, '0');
const HOURS = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const MINUTES = [...Array.from({ length: 12 }, (_, five) => twoDigits(five * 5)), '59'];

export function TimeField<Fields extends FieldValues>(props: TimeFieldProps<Fields>) {
  const { control, name, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <TimeInput
      {...rest}
      {...{ name, ref, onChange, onBlur }}
      value={value || null}
      error={fieldState.error?.message}
    />
  );
}

/**
 * Staff enter Western Indonesian time. Hours and minutes are lists, because a browser in English
 * would show its own time field with AM and PM.
 */
export function TimeInput(props: TimeInputProps) {
  const {
    name,
    label,
    hint,
    emptyHint,
    error,
    ends = false,
    autoFocus,
    value,
    onChange,
    onBlur,
    ref,
  } = props;
  const say = useSay();
  const id = useFieldId(undefined, name);
  const set = (iso: string | null) => onChange(iso || null);
  const minute = value ? minuteOf(value) : '';
  const [day = '', clock = ends ? '23:59' : '00:00'] = minute === '' ? [] : minute.split('T');
  const [hour = '', minutes = ''] = clock.split(':');
  const notes = { hint: value ? hint : (emptyHint ?? hint), error };
  const parts = [
    { text: formTexts.hour, value: hour, options: HOURS, time: (to: string) => `${to}:${minutes}` },
    {
      text: formTexts.minute,
      value: minutes,
      options: [...new Set([...MINUTES, minutes])].sort(),
      time: (to: string) => `${hour}:${to}`,
    },
  ];
  const choose = (day: (today: string) => string) => () =>
    set(lastMinuteOf(day(dayOf(Date.now()))));
  const shortcuts = [
    [formTexts.tonight, choose((today) => today)],
    [formTexts.sunday, choose((today) => weekOf(today).to)],
    [formTexts.endOfMonth, choose(lastOfMonth)],
    [formTexts.noEnd, () => set(null)],
  ] as const;
  return (
    <fieldset className="grid content-start gap-1.5" {...describedBy(id, notes)}>
      <legend className="mb-1.5 text-sm font-semibold">{say(formTexts.time, { label })}</legend>
      {ends && (
        <div className="mb-0.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {shortcuts.map(([text, onClick]) => (
            <Button key={text.en} variant="secondary" size="sm" className="px-2" onClick={onClick}>
              {say(text)}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2 *:first:min-w-40 *:first:flex-[999_1_0%]">
        <DayInput
          ref={ref}
          day={day}
          label={say(formTexts.date, { label })}
          hideLabel
          value={day}
          onChange={({ target }) => set(target.value && instantOf(`${target.value}T${clock}`))}
          onBlur={onBlur}
          autoFocus={autoFocus}
        />
        {day !== '' && (
          <div className="flex flex-[1_0_11.5rem] gap-2 *:flex-1">
            {parts.map(({ text, value, options, time }, at) => (
              <Fragment key={text.en}>
                {at > 0 && (
                  <span className="h-11 flex-none! content-center" aria-hidden="true">
                    :
                  </span>
                )}
                <Select
                  label={say(text, { label })}
                  hideLabel
                  value={value}
                  onChange={({ target }) => set(instantOf(`${day}T${time(target.value)}`))}
                >
                  {options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </Select>
              </Fragment>
            ))}
          </div>
        )}
      </div>
      <FieldNotes id={id} {...notes} />
    </fieldset>
  );
}

const lastMinuteOf = (day: string) => instantOf(`${day}T23:59`);
