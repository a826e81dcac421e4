import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { api } from '../../fetch.ts';
import { useSay } from '../../reader.tsx';
import { toastError } from '../tools/toast-error.ts';
import { updateFailed } from '../use-action.ts';
import { FirstEntry } from './empty.tsx';
import { listTexts } from './messages.ts';
import { PagedList } from './paged-list.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { Sortable, type SortableProps } from './sortable.tsx';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';
import type { Paged } from './use-paged.ts';

type EntryListProps<T extends Entry> = Pick<SortableProps<T>, 'className' | 'isJoined'> & {
  list: Paged<T>;
  entries: Pick<Entries<T>, 'key' | 'adminPath' | 'nameOf' | 'mode'> & {
    editing?: Pick<Entries<T>['editing'], 'add'>;
    texts: Pick<Entries<T>['texts'], 'add' | 'failed' | 'none' | 'noneHint' | 'noMatch'>;
  };
  icon?: ReactNode;
  hasPictures?: boolean;
  isPart?: boolean;
  Skeleton?: ComponentType;
  children: (entry: T) => ReactNode;
};

/** Entries cannot be reordered while a search hides some of them. */
export function EntryList<T extends Entry>(props: EntryListProps<T>) {
  const { list, entries, icon, hasPictures, isPart, Skeleton, className, ...sortable } = props;
  const { key, adminPath, nameOf, mode, texts } = entries;
  const isOrdering = mode === 'order';
  const say = useSay();
  const onReorder = useReorder(key, `${adminPath}/order`);
  return (
    <PagedList
      list={list}
      isPart={isPart}
      loading={Skeleton ? <Skeleton /> : <SkeletonRows pictures={hasPictures} />}
      failure={say(texts.failed)}
      none={<FirstEntry entries={entries} icon={icon} />}
      noMatch={say(texts.noMatch)}
    >
      {(rows) => (
        <>
          {isOrdering && list.q !== '' && (
            <p className="text-sm text-ink-soft">{say(listTexts.orderFixed)}</p>
          )}
          <Sortable
            items={rows}
            nameOf={nameOf}
            onReorder={onReorder}
            isMoving={isOrdering}
            disabled={list.q !== ''}
            // Only one column shows what comes next below.
            className={isOrdering ? undefined : className}
            {...sortable}
          />
        </>
      )}
    </PagedList>
  );
}

/** Sends `{ ids }` by `PUT`. Rejects if that fails, so that the list shows the old order. */
function useReorder(key: string, path: string) {
  const client = useQueryClient();
  return async (ids: number[]) => {
    try {
      await api.put(path, { ids });
    } catch (error) {
      toastError(updateFailed(), error);
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey: [key] });
    }
  };
}
