import { useQuery } from '@tanstack/react-query';
import type { Inbox, Item } from '../../ui/dashboard/inbox/use-inbox.ts';
import { api } from '../../ui/fetch.ts';
import { Select } from '../../ui/field.tsx';
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
    <Select
      label={say(t.outlet)}
      hideLabel
      className="min-w-36 flex-1 sm:max-w-48 sm:flex-none"
      value={filter.outlet ?? ''}
      onChange={({ target }) => onFilter({ outlet: target.value })}
    >
      <option value="">{say(t.allOutlets)}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
