import { useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { type Outcomes, outcomesSchema } from '../../../contract.ts';
import { api, errorMessage } from '../../fetch.ts';
import { useSay } from '../../reader.tsx';
import { toast } from '../../toast.tsx';
import type { Toast } from '../../toast-store.ts';
import { changeQuery } from '../address.ts';
import { confirm } from '../confirm.tsx';
import { usePaged } from '../lists/use-paged.ts';
import { useSelection } from '../lists/use-selection.ts';
import { dashboardTexts } from '../messages.ts';
import { deleteFailed, updateFailed, useAction } from '../use-action.ts';
import { useKeptSwitch } from '../use-kept-switch.ts';
import { inboxTexts } from './messages.ts';

export type Item = { id: number; name: string; createdAt: string };

type Source<T> = {
  key: string;
  path: string;
  schema: ZodType<T>;
  isOpen: (item: T) => boolean;
  deleted: string;
  /** It changes by itself soon, so it is read again. */
  isUnderWay?: (item: T) => boolean;
  sort?: string;
};

export type Inbox<T extends Item> = ReturnType<typeof useInbox<T>>;
export const namesOf = (items: Item[]) => items.map(({ name }) => name).join(', ');
export type NotDone = { name: string; message: string };

/** A call has few rows, so that the progress bar moves. */
const ROWS_A_CALL = 10;

export function useInbox<T extends Item>({
  key,
  path,
  schema,
  isOpen,
  deleted,
  isUnderWay,
  sort,
}: Source<T>) {
  const say = useSay();
  const tabFilter = sort === undefined ? undefined : { sort };
  const list = usePaged({ key, path, schema, live: true, isUnderWay, tabFilter });
  const { refresh, attempt } = useAction(key);
  const selection = useSelection<T>();
  const [opensNext, setOpensNext] = useKeptSwitch('inbox:opens-next', true);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [notDone, setNotDone] = useState<NotDone[]>([]);
  const rows = useRef<T[]>([]);
  rows.current = list.query.data?.rows ?? [];
  const shown = useRef<number>(undefined);
  const [left] = useState(() => new Map<number, number>());
  /** An item that is not in the list after this has left it because of what staff did. */
  async function leaving<R>(ids: number[], work: () => Promise<R>): Promise<R> {
    // A list that was read before the change still has the item, which does not mean that it stays.
    for (const id of ids) left.set(id, Infinity);
    try {
      return await work();
    } finally {
      for (const id of ids) left.set(id, Date.now());
    }
  }

  /** Staff may have gone to another item meanwhile, and then stay there. */
  function openNext({ id }: T) {
    const all = rows.current;
    if (!opensNext || shown.current !== id) return;
    const at = all.findIndex((one) => one.id === id);
    const found = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find(isOpen);
    if (found) changeQuery({ open: String(found.id) });
  }

  const change = (item: T, patch: object, done: string | Toast, isDone = false) =>
    attempt(
      async () => {
        await leaving([item.id], () => api.patch(`${path}/${item.id}`, patch, schema));
        if (isDone) openNext(item);
      },
      updateFailed(),
      typeof done === 'string' ? { title: done, description: item.name } : done,
    );

  /** Rows that fail stay selected, and a dialog says why. */
  async function applyToSelected(
    call: (ids: number[]) => Promise<Outcomes>,
    notice: (count: number) => string,
    chosen: T[] = [...selection.selected.values()],
  ) {
    const names = new Map(chosen.map(({ id, name }) => [id, name]));
    const ids = [...names.keys()];
    const failed = new Map<number, string>();
    const done: number[] = [];
    for (let at = 0; at < ids.length; at += ROWS_A_CALL) {
      setProgress({ done: at, of: ids.length });
      const part = ids.slice(at, at + ROWS_A_CALL);
      try {
        const outcomes = await leaving(part, () => call(part));
        done.push(...outcomes.done);
        for (const { id, message } of outcomes.failed) failed.set(id, message);
      } catch (error) {
        for (const id of part) failed.set(id, errorMessage(error));
      }
    }
    setProgress(null);
    selection.deselect(done);
    if (done.length > 0) toast({ title: notice(done.length) });
    setNotDone([...failed].map(([id, message]) => ({ name: names.get(id) ?? '', message })));
    await refresh();
  }

  const post = (verb: string, notice: (count: number) => string, chosen?: T[]) =>
    applyToSelected((ids) => api.post(`${path}/${verb}`, { ids }, outcomesSchema), notice, chosen);

  async function discard({ id }: T, sentence: string, description?: string) {
    const action = say(dashboardTexts.delete);
    if (!(await confirm({ sentence, description, action }))) return;
    const work = () => leaving([id], () => api.delete(`${path}/${id}`));
    await attempt(work, deleteFailed(), deleted);
  }

  async function discardSelected() {
    const { size } = selection.selected;
    const question = {
      sentence: say(inboxTexts.confirmDeleteMany, { count: size }),
      description: say(inboxTexts.cannotBeUndone, {
        names: namesOf([...selection.selected.values()]),
      }),
      action: say(dashboardTexts.delete),
    };
    if (!(await confirm(question))) return;
    await post('delete', (count) => say(inboxTexts.deleted, { count }));
  }

  return {
    key,
    path,
    schema,
    isOpen,
    isUnderWay,
    list,
    isWaitingFirst: sort === 'waiting' && !list.filter.sort,
    opensNext,
    setOpensNext,
    openNext,
    /** The id of the item that is being read. */
    shown,
    left,
    leaving,
    selection,
    progress,
    notDone,
    forgetNotDone: () => setNotDone([]),
    refresh,
    attempt,
    change,
    changeSelected: (patch: object, notice: (count: number) => string) =>
      applyToSelected((ids) => api.patch(path, { ...patch, ids }, outcomesSchema), notice),
    post,
    discard,
    discardSelected,
  };
}
