import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { deviceLabels, devices } from '../contract.ts';
import { ratingStates } from '../staff.contract.ts';
import { staffTexts as t } from './messages.ts';

type FiltersProps = {
  filter: Record<string, string>;
  onFilter: (change: Record<string, string>) => void;
};

export function Filters({ filter, onFilter }: FiltersProps) {
  const say = useSay();
  return (
    <>
      <Select
        label={say(t.order)}
        hideLabel
        className="min-w-40 flex-1 sm:flex-none"
        value={filter.sort ?? ''}
        onChange={({ target: { value: sort } }) =>
          // What has waited longest is looked for among what is waiting.
          onFilter(sort === 'oldest' ? { sort, state: 'pending' } : { sort, state: '' })
        }
      >
        <option value="">{say(t.newest)}</option>
        <option value="oldest">{say(t.oldest)}</option>
      </Select>
      <Select
        label={say(t.state)}
        hideLabel
        className="min-w-32 flex-1 sm:flex-none"
        value={filter.state ?? ''}
        onChange={(event) => onFilter({ state: event.target.value })}
      >
        <option value="">{say(t.allStates)}</option>
        {ratingStates.map((state) => (
          <option key={state} value={state}>
            {say(t[state])}
          </option>
        ))}
      </Select>
      <Select
        label={say(t.device)}
        hideLabel
        className="min-w-32 flex-1 sm:flex-none"
        value={filter.device ?? ''}
        onChange={(event) => onFilter({ device: event.target.value })}
      >
        <option value="">{say(t.allDevices)}</option>
        {devices.map((device) => (
          <option key={device} value={device}>
            {deviceLabels[device]}
          </option>
        ))}
      </Select>
      {filter.similar && (
        <Button variant="secondary" onClick={() => onFilter({ similar: '' })}>
          <X className="size-4" aria-hidden="true" />
          {say(t.onlyAlike)}
        </Button>
      )}
    </>
  );
}
