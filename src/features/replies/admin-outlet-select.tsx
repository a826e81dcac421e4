import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../ui/dashboard/filter-select.tsx';
import type { Inbox, Item } from '../../ui/dashboard/inbox/use-inbox.ts';
import { api } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { ownOutlets } from '../outlets/contract.ts';
import { replyTexts as t } from './messages.ts';

/** Only what is about one outlet, where somebody works at several. */
export function OutletSelect<T extends Item>({ inbox }: { inbox: Inbox<T> }) {
  const say = useSay();
  const { filter, onFilter } = inbox.list;
  const { data = [] } = useQuery({
    queryKey: ['outlets', 'own'],
    queryFn: ({ signal }) => api.get('/api/admin/own-outlets', ownOutlets, { signal }),
  });
  if (data.length < 2) return null;
  return (
    <FilterSelect
      label={say(t.outlet)}
      value={filter.outlet}
      all={say(t.allOutlets)}
      choices={data.map(({ id, name }) => [id, name])}
      onChoose={(outlet) => onFilter({ outlet })}
    />
  );
}
