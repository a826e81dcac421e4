import { Input, type InputProps } from '../../../ui/field.tsx';
import { openingHours, withTime } from '../contract.ts';

type HoursProps = InputProps & { value: string; onTime: (sentence: string) => void };

/** A sentence with opening hours: the times by clock, the words around them as text. */
export function HoursField({ value, onTime, ...field }: HoursProps) {
  const span = openingHours(value);
  return (
    <div className="grid gap-2">
      <Input {...field} value={value} />
      {span && (
        <div className="grid grid-cols-2 gap-3">
          <Input
            type="time"
            label={<Named by={field.label} what="buka" />}
            value={span.opens}
            onChange={({ target }) => target.value && onTime(withTime(value, 0, target.value))}
          />
          <Input
            type="time"
            label={<Named by={field.label} what="tutup" />}
            value={span.closes}
            onChange={({ target }) => target.value && onTime(withTime(value, 1, target.value))}
          />
        </div>
      )}
    </div>
  );
}

function Named({ by, what }: { by: InputProps['label']; what: string }) {
  return (
    <>
      <span className="sr-only">{by}: </span>
      <span className="capitalize">{what}</span>
    </>
  );
}
