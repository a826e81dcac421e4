import { useQueryClient } from '@tanstack/react-query';
import { type ConfirmText, confirm } from './confirm.tsx';
import { api, sentenceOf } from './fetch.ts';
import { toast } from './toast.tsx';

/**
 * What staff do with the rows of a list: each says how it went, and reads the list again.
 *
 * @param key of the list's query, as given to `usePaged`
 * @param orderPath takes `{ ids }`, the list in its new order
 */
export function useListActions(key: string, orderPath: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [key] });

  /** Answers whether it worked. */
  async function attempt(failure: string, done: string, work: () => Promise<unknown>) {
    try {
      await work();
      toast({ title: done });
      return true;
    } catch (error) {
      toast({ title: failure, description: sentenceOf(error), variant: 'destructive' });
      return false;
    } finally {
      await refresh();
    }
  }

  return {
    refresh,
    update: (done: string, work: () => Promise<unknown>) => attempt('Update Failed', done, work),
    remove: async (path: string, question: ConfirmText, done: string) =>
      (await confirm(question)) && attempt('Delete Failed', done, () => api.delete(path)),
    /** Rejects when the order was not saved, so that the list shows the old one again. */
    async reorder(ids: number[]) {
      try {
        await api.put(orderPath, { ids });
      } catch (error) {
        toast({ title: 'Update Failed', description: sentenceOf(error), variant: 'destructive' });
        throw error;
      } finally {
        await refresh();
      }
    },
  };
}
