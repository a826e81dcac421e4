import type { ReactNode } from 'react';
import { byLanguage } from '../../language.ts';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { Sortable, type SortableProps } from './sortable.tsx';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';
import { useReorder } from './use-reorder.ts';

type EntryListProps<T extends Entry> = Omit<PagedListProps<T>, 'children'> &
  Pick<SortableProps<T>, 'className' | 'itemClassName'> & {
    entries: Pick<Entries<T>, 'key' | 'adminPath' | 'nameOf'>;
    children: (entry: T) => ReactNode;
  };

/** Entries cannot be reordered while a search hides some of them. */
export function EntryList<T extends Entry>(props: EntryListProps<T>) {
  const { list, failure, none, noMatch, entries, ...sortable } = props;
  const { key, adminPath, nameOf } = entries;
  const onReorder = useReorder(key, `${adminPath}/order`);
  return (
    <PagedList list={list} failure={failure} none={none} noMatch={noMatch}>
      {(rows) => (
        <>
          {list.q !== '' && (
            <p className="text-sm text-ink-soft">
              {byLanguage(
                'The order can be changed when nothing is searched for.',
                'Urutan dapat diubah bila tidak sedang mencari.',
              )}
            </p>
          )}
          <Sortable
            items={rows}
            nameOf={nameOf}
            onReorder={onReorder}
            disabled={list.q !== ''}
            {...sortable}
          />
        </>
      )}
    </PagedList>
  );
}
