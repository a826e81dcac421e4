import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/field.tsx';
import { deviceLabels, devices } from '../contract.ts';
import { ratingStates } from '../staff.contract.ts';
import { stateLabels } from './admin-badges.tsx';

type FiltersProps = {
  filter: Record<string, string>;
  onFilter: (change: Record<string, string>) => void;
};

export function Filters({ filter, onFilter }: FiltersProps) {
  return (
    <>
      <Select
        label="Order"
        hideLabel
        className="min-w-40 flex-1 sm:flex-none"
        value={filter.sort ?? ''}
        onChange={({ target: { value: sort } }) =>
          // What has waited longest is looked for among what is waiting.
          onFilter(sort === 'oldest' ? { sort, state: 'pending' } : { sort, state: '' })
        }
      >
        <option value="">Newest first</option>
        <option value="oldest">Longest waiting</option>
      </Select>
      <Select
        label="State"
        hideLabel
        className="min-w-32 flex-1 sm:flex-none"
        value={filter.state ?? ''}
        onChange={(event) => onFilter({ state: event.target.value })}
      >
        <option value="">All states</option>
        {ratingStates.map((state) => (
          <option key={state} value={state}>
            {stateLabels[state]}
          </option>
        ))}
      </Select>
      <Select
        label="Device"
        hideLabel
        className="min-w-32 flex-1 sm:flex-none"
        value={filter.device ?? ''}
        onChange={(event) => onFilter({ device: event.target.value })}
      >
        <option value="">All devices</option>
        {devices.map((device) => (
          <option key={device} value={device}>
            {deviceLabels[device]}
          </option>
        ))}
      </Select>
      {filter.similar && (
        <Button variant="secondary" onClick={() => onFilter({ similar: '' })}>
          <X className="size-4" aria-hidden="true" />
          Only alike
        </Button>
      )}
    </>
  );
}
