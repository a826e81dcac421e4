import { Input, type InputProps } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { readDailySpan, readWeek, withTime } from '../hours.contract.ts';
import { editorTexts } from './messages.ts';

type HoursProps = InputProps & { value: string; onTime: (sentence: string) => void };

/** A sentence with opening hours: its times as clocks, the rest as text. */
export function HoursField({ value, onTime, hint, ...field }: HoursProps) {
  const say = useSay();
  const span = readDailySpan(value);
  const unread = value.trim() !== '' && !readWeek(value);
  return (
    <div className="grid gap-2">
      <Input {...field} value={value} hint={unread ? say(editorTexts.hoursUnread) : hint} />
      {span && (
        <div className="grid grid-cols-2 gap-3">
          <Input
            type="time"
            label={<Named by={field.label} what={say(editorTexts.opens)} />}
            value={span.opens}
            onChange={({ target }) => target.value && onTime(withTime(value, 0, target.value))}
          />
          <Input
            type="time"
            label={<Named by={field.label} what={say(editorTexts.closes)} />}
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
