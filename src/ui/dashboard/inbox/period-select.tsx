import { Select } from '../../field.tsx';
import { byLanguage } from '../../language.ts';

type PeriodSelectProps = { value: string | undefined; onChange: (period: string) => void };

export function PeriodSelect({ value = '', onChange }: PeriodSelectProps) {
  return (
    <Select
      label={byLanguage('Period', 'Kurun waktu')}
      hideLabel
      className="min-w-36 flex-1 sm:flex-none"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{byLanguage('Any time', 'Kapan saja')}</option>
      <option value="7">{byLanguage('Last 7 days', '7 hari terakhir')}</option>
      <option value="last-week">{byLanguage('Last week', 'Minggu lalu')}</option>
      <option value="30">{byLanguage('Last 30 days', '30 hari terakhir')}</option>
    </Select>
  );
}
