import type { Filter } from '../../../ui/dashboard/tools/filters.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { deviceLabels, devices } from '../contract.ts';
import { ratingStates } from '../staff.contract.ts';
import { staffTexts as t } from './messages.ts';

type RatingFilters = {
  filter: Record<string, string>;
  onFilter: (change: Record<string, string>) => void;
};

export function useRatingFilters({ filter, onFilter }: RatingFilters): Filter[] {
  const say = useSay();
  const { similar } = filter;
  const filters: Filter[] = [
    {
      label: say(t.order),
      value: filter.sort,
      all: say(t.oldest),
      choices: [['newest', say(t.newest)]],
      onChoose: (sort) => onFilter({ sort }),
    },
    {
      label: say(t.state),
      value: filter.state,
      all: say(t.allStates),
      choices: ratingStates.map((state) => [state, say(t[state])]),
      onChoose: (state) => onFilter({ state }),
    },
    {
      label: say(t.device),
      value: filter.device,
      all: say(t.allDevices),
      choices: devices.map((device) => [device, deviceLabels[device]]),
      onChoose: (device) => onFilter({ device }),
    },
  ];
  if (!similar) return filters;
  const alike: Filter = {
    label: say(t.onlyAlike),
    value: similar,
    all: say(t.all),
    choices: [[similar, say(t.onlyAlike)]],
    onChoose: (rating) => onFilter({ similar: rating }),
  };
  return [...filters, alike];
}
