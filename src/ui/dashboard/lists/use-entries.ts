import { adminPathOf } from '../../../contract.ts';
import { api } from '../../fetch.ts';
import { useSay } from '../../reader.tsx';
import { confirm } from '../confirm.tsx';
import { useAsRead } from '../forms/use-two-languages.ts';
import { dashboardTexts } from '../messages.ts';
import { deleteFailed, useAction } from '../use-action.ts';
import type { EntryTexts } from './entry-texts.ts';
import { listTexts } from './messages.ts';
import { type Entry, useEditing } from './use-editing.ts';

import { useMode, useSelection } from './use-selection.ts';

type Source<T> = {
  key: string;
  path: string;
  nameOf: (entry: T) => string;
  texts: EntryTexts;
};

export type Entries<T extends Entry> = ReturnType<typeof useEntries<T>>;

export function useEntries<T extends Entry>(source: Source<T>) {
  const { key, path, texts } = source;
  const adminPath = adminPathOf(path);
  const say = useSay();
  const read = useAsRead();
  const nameOf = (entry: T) => source.nameOf(read(entry));
  const { refresh, attempt, update } = useAction(key);
  const editing = useEditing<T>();
  const { selected, select, clear, deselect } = useSelection<T>();
  const { mode, toggleMode, leaveSelecting } = useMode(clear);

  const restore = (ids: number[], names: string) =>
    update(() => api.post(`${adminPath}/restore`, { ids }), {
      title: say(texts.restored),
      description: names,
    });

  const activate = (entry: T, isActive: boolean): Promise<boolean> =>
    update(() => api.patch(`${path}/${entry.id}`, { isActive }), {
      title: say(texts.updated),
      description: `${nameOf(entry)}: ${say(isActive ? listTexts.active : listTexts.inactive)}`,
      action: { label: say(listTexts.undo), onClick: () => activate(entry, !isActive) },
    });

  async function purge(id: number, name: string) {
    const question = {
      sentence: say(listTexts.confirmPurge, { name }),
      description: say(listTexts.confirmPurgeHint),
      action: say(listTexts.purge),
    };
    if (!(await confirm(question))) return;
    const work = () => api.post(`${adminPath}/bin/delete`, { ids: [id] });
    await attempt(work, deleteFailed(), { title: say(texts.purged), description: name });
  }

  async function discard(rows: T[]) {
    const ids = rows.map(({ id }) => id);
    const named = rows.map(nameOf).join(', ');
    const sentence =
      ids.length === 1
        ? say(texts.confirmDelete, { name: named })
        : say(listTexts.confirmDeleteMany, { count: ids.length });
    const undoable = sentence.includes(named) ? listTexts.undoable : listTexts.canBeUndone;
    const question = {
      sentence,
      description: [texts.deleteHint && say(texts.deleteHint), say(undoable, { names: named })]
        .filter(Boolean)
        .join(' '),
      action: say(dashboardTexts.delete),
    };
    if (!(await confirm(question))) return;
    const work = () =>
      ids.length === 1 ? api.delete(`${path}/${ids[0]}`) : api.post(`${adminPath}/delete`, { ids });
    const undo = { label: say(listTexts.undo), onClick: () => restore(ids, named) };
    const done = { title: say(texts.deleted), description: named, action: undo };
    if (!(await attempt(work, deleteFailed(), done))) return;
    deselect(ids);
    leaveSelecting();
  }

  return {
    key,
    path,
    adminPath,
    nameOf,
    texts,
    editing,
    refresh,
    restore,
    purge,
    mode,
    toggleMode,
    selected,
    select,
    clearSelection: clear,
    discard: (entry: T) => discard([entry]),
    discardSelected: () => discard([...selected.values()]),
    activate,
    activateSelected: (isActive: boolean) =>
      update(
        () => api.patch(adminPath, { ids: [...selected.keys()], isActive }),
        say(texts.updated),
      ),
  };
}
