import type { Inbox, Item } from '../../ui/dashboard/inbox/use-inbox.ts';
import type { Filter } from '../../ui/dashboard/tools/filters.tsx';
import { useSay } from '../../ui/reader.tsx';
import { useOwnOutlets } from '../outlets/tab/admin-use-outlets.ts';
import { replyTexts as t } from './messages.ts';

export function useConversationFilters<T extends Item>({ list }: Inbox<T>, all: string): Filter[] {
  const say = useSay();
  const { filter, onFilter } = list;
  const { data = [] } = useOwnOutlets();
  const outlet: Filter = {
    label: say(t.outlet),
    value: filter.outlet,
    all: say(t.allOutlets),
    choices: data.map(({ id, name }) => [id, name]),
    onChoose: (chosen) => onFilter({ outlet: chosen }),
  };
  const state: Filter = {
    label: say(t.show),
    value: filter.mine ? 'mine' : filter.handled,
    all,
    choices: [
      ['false', say(t.new)],
      ['true', say(t.handled)],
      ['mine', say(t.mine)],
    ],
    onChoose: (value) =>
      onFilter({ handled: value === 'mine' ? '' : value, mine: value === 'mine' ? 'true' : '' }),
  };
  return data.length > 1 || filter.outlet ? [outlet, state] : [state];
}
