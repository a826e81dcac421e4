import { Select } from '../../field.tsx';
import { useSay } from '../../reader.tsx';

import { inboxTexts } from './messages.ts';

type PeriodSelectProps = { value: string | undefined; onChange: (period: string) => void };

export function PeriodSelect({ value = '', onChange }: PeriodSelectProps) {
  const say = useSay();
  return (
    <Select
      label={say(inboxTexts.period)}
      hideLabel
      className="min-w-36 flex-1 sm:flex-none"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{say(inboxTexts.anyTime)}</option>
      <option value="7">{say(inboxTexts.lastSevenDays)}</option>
      <option value="last-week">{say(inboxTexts.lastWeek)}</option>
      <option value="30">{say(inboxTexts.lastThirtyDays)}</option>
    </Select>
  );
}
