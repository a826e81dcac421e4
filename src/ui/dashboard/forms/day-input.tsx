import { startOfDay } from '../../../time.ts';
import { Input, type InputProps } from '../../field.tsx';
import { useFormats } from '../../use-formats.ts';

type DayInputProps = Omit<InputProps, 'type'> & {
  /** As in `2026-11-30`; empty while none is chosen. */
  day: string | null | undefined;
};

/** The browser writes the day in its own language, as 11/30/2026, and without a weekday. */
export function DayInput({ day, hint, ...input }: DayInputProps) {
  const { weekdayAndDay } = useFormats();
  const inWords = day && weekdayAndDay(startOfDay(day));
  return (
    <Input
      type="date"
      {...input}
      hint={
        inWords && hint ? (
          <>
            <span className="block">{inWords}</span>
            {hint}
          </>
        ) : (
          inWords || hint
        )
      }
    />
  );
}
