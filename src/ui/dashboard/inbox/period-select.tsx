import { useSay } from '../../reader.tsx';
import { FilterSelect } from '../filter-select.tsx';
import { inboxTexts } from './messages.ts';

type PeriodSelectProps = { value: string | undefined; onChange: (period: string) => void };

export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  const say = useSay();
  return (
    <FilterSelect
      label={say(inboxTexts.period)}
      value={value}
      all={say(inboxTexts.anyTime)}
      choices={[
        ['7', say(inboxTexts.lastSevenDays)],
        ['last-week', say(inboxTexts.lastWeek)],
        ['30', say(inboxTexts.lastThirtyDays)],
      ]}
      onChoose={onChange}
    />
  );
}
