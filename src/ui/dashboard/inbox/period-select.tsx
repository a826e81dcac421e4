import { Select } from '../../field.tsx';
import { say } from '../../language.ts';

type PeriodSelectProps = { value: string | undefined; onChange: (period: string) => void };

export function PeriodSelect({ value = '', onChange }: PeriodSelectProps) {
  return (
    <Select
      label={say('Period', 'Kurun waktu')}
      hideLabel
      className="min-w-36 flex-1 sm:flex-none"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{say('Any time', 'Kapan saja')}</option>
      <option value="7">{say('Last 7 days', '7 hari terakhir')}</option>
      <option value="last-week">{say('Last week', 'Minggu lalu')}</option>
      <option value="30">{say('Last 30 days', '30 hari terakhir')}</option>
    </Select>
  );
}
