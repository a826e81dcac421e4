import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FilterSelect } from '../../../ui/dashboard/filter-select.tsx';
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
      <FilterSelect
        label={say(t.order)}
        value={filter.sort}
        all={say(t.oldest)}
        choices={[['newest', say(t.newest)]]}
        onChoose={(sort) => onFilter({ sort })}
      />
      <FilterSelect
        label={say(t.state)}
        value={filter.state}
        all={say(t.allStates)}
        choices={ratingStates.map((state) => [state, say(t[state])])}
        onChoose={(state) => onFilter({ state })}
      />
      <FilterSelect
        label={say(t.device)}
        value={filter.device}
        all={say(t.allDevices)}
        choices={devices.map((device) => [device, deviceLabels[device]])}
        onChoose={(device) => onFilter({ device })}
      />
      {filter.similar && (
        <Button variant="secondary" onClick={() => onFilter({ similar: '' })}>
          <X className="size-4" aria-hidden="true" />
          {say(t.onlyAlike)}
        </Button>
      )}
    </>
  );
}
