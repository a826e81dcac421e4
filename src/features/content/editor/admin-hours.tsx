import { useState } from 'react';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { Input, type InputProps } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { FROM_OUTLETS, readDailySpan, readWeek, withTime } from '../hours.contract.ts';
import { editorTexts } from './messages.ts';

type HoursProps = InputProps & {
  value: string;
  builtIn: string;
  onTime: (sentence: string) => void;
};

export function HoursField({ builtIn, ...props }: HoursProps) {
  const say = useSay();
  const { value, label, name, onTime } = props;
  const isFromOutlets = value === FROM_OUTLETS;
  /** The typed sentence comes back when the switch is turned off again. */
  const [typed, setTyped] = useState('');
  return (
    <div className="grid gap-1">
      {isFromOutlets ? (
        <p className="text-sm font-semibold">{label}</p>
      ) : (
        <SentenceField {...props} />
      )}
      <Switch
        name={`${name}-from-outlets`}
        label={
          <>
            <span className="sr-only">{label}: </span>
            {say(editorTexts.fromOutlets)}
          </>
        }
        hint={say(isFromOutlets ? editorTexts.fromOutletsHint : editorTexts.byHandHint)}
        checked={isFromOutlets}
        onChange={({ target }) => {
          if (target.checked) setTyped(value);
          onTime(target.checked ? FROM_OUTLETS : typed || builtIn);
        }}
      />
    </div>
  );
}

function SentenceField({ value, onTime, hint, ...field }: Omit<HoursProps, 'builtIn'>) {
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
