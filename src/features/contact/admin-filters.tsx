import { PeriodSelect } from '../../ui/dashboard/inbox/period-select.tsx';
import { Select } from '../../ui/field.tsx';

type MessageFiltersProps = {
  filter: Record<string, string>;
  onFilter: (change: Record<string, string>) => void;
};

export function MessageFilters({ filter, onFilter }: MessageFiltersProps) {
  return (
    <>
      <Select
        label="Show"
        hideLabel
        className="min-w-36 flex-1 sm:flex-none"
        value={filter.mine ? 'mine' : (filter.handled ?? '')}
        onChange={({ target: { value } }) =>
          onFilter({
            handled: value === 'mine' ? '' : value,
            mine: value === 'mine' ? 'true' : '',
          })
        }
      >
        <option value="">All messages</option>
        <option value="false">New</option>
        <option value="true">Handled</option>
        <option value="mine">Given to me</option>
      </Select>
      <PeriodSelect value={filter.period} onChange={(period) => onFilter({ period })} />
    </>
  );
}
