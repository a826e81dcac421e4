import { api } from '../../fetch.ts';
import { byLanguage } from '../../language.ts';
import { confirm } from '../confirm.tsx';
import { deleteFailed, useAction } from '../use-action.ts';
import { type Entry, useEditing } from './use-editing.ts';
import { useSelection } from './use-selection.ts';

type Source<T> = {
  key: string;
  path: string;
  /** Bulk changes, order, bin and CSV are below it. */
  adminPath: string;
  nameOf: (entry: T) => string;
  messages: { updated: string; deleted: string; restored: string; purged: string };
  confirmDelete: (name: string) => string;
};

export type Entries<T extends Entry> = ReturnType<typeof useEntries<T>>;

export function useEntries<T extends Entry>(source: Source<T>) {
  const { key, path, adminPath, nameOf, messages, confirmDelete } = source;
  const { refresh, attempt, update } = useAction(key);
  const editing = useEditing<T>();
  const { selected, select, clear, deselect } = useSelection(nameOf);

  const restore = (ids: number[]) =>
    update(() => api.post(`${adminPath}/restore`, { ids }), messages.restored);

  async function purge(id: number, name: string) {
    const question = {
      sentence: byLanguage(`Delete ${name} for good?`, `Hapus ${name} untuk selamanya?`),
      description: byLanguage(
        'It cannot be brought back; its pictures go within a day.',
        'Tidak bisa dikembalikan; gambarnya ikut hilang dalam sehari.',
      ),
      action: byLanguage('Delete for good', 'Hapus selamanya'),
    };
    if (!(await confirm(question))) return;
    const work = () => api.post(`${adminPath}/bin/delete`, { ids: [id] });
    await attempt(work, deleteFailed(), messages.purged);
  }

  async function discard(names: Map<number, string>) {
    const ids = [...names.keys()];
    const named = [...names.values()].join(', ');
    const sentence =
      ids.length === 1
        ? confirmDelete(named)
        : byLanguage(
            `Are you sure you want to delete these ${ids.length}?`,
            `Yakin hapus ${ids.length} ini?`,
          );
    const later = byLanguage(
      'Can be undone; rests in the bin for 30 days.',
      'Bisa diurungkan; 30 hari di tempat sampah.',
    );
    const question = {
      sentence,
      description: `${named}. ${later}`,
      action: byLanguage('Delete', 'Hapus'),
    };
    if (!(await confirm(question))) return;
    const work = () =>
      ids.length === 1 ? api.delete(`${path}/${ids[0]}`) : api.post(`${adminPath}/delete`, { ids });
    const undo = { label: byLanguage('Undo', 'Urungkan'), onClick: () => restore(ids) };
    const done = { title: messages.deleted, description: named, action: undo };
    if (await attempt(work, deleteFailed(), done)) deselect(ids);
  }

  return {
    key,
    path,
    adminPath,
    nameOf,
    editing,
    refresh,
    restore,
    purge,
    selected,
    select,
    clearSelection: clear,
    discard: (entry: T) => discard(new Map([[entry.id, nameOf(entry)]])),
    discardSelected: () => discard(selected),
    activate: ({ id }: T, isActive: boolean) =>
      update(() => api.patch(`${path}/${id}`, { isActive }), messages.updated),
    activateSelected: (isActive: boolean) =>
      update(() => api.patch(adminPath, { ids: [...selected.keys()], isActive }), messages.updated),
  };
}
