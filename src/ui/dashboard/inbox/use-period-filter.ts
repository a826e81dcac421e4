import { useSay } from '../../reader.tsx';
import type { Filter } from '../tools/filters.tsx';
import { inboxTexts } from './messages.ts';
import type { Inbox, Item } from './use-inbox.ts';

export function usePeriodFilter<T extends Item>({ list }: Inbox<T>): Filter {
  const say = useSay();
  return {
    label: say(inboxTexts.period),
    value: list.filter.period,
    all: say(inboxTexts.anyTime),
    choices: [
      ['7', say(inboxTexts.lastSevenDays)],
      ['last-week', say(inboxTexts.lastWeek)],
      ['30', say(inboxTexts.lastThirtyDays)],
    ],
    onChoose: (period) => list.onFilter({ period }),
  };
}
