import { useQueryClient } from '@tanstack/react-query';
import { api } from '../fetch.ts';
import { sayHere } from '../reader.tsx';
import { toast } from '../toast.tsx';
import type { Toast } from '../toast-store.ts';
import { type ConfirmText, confirm } from './confirm.tsx';
import { dashboardTexts } from './messages.ts';
import { toastError } from './tools/toast-error.ts';

export const updateFailed = () => sayHere(dashboardTexts.updateFailed);
export const deleteFailed = () => sayHere(dashboardTexts.deleteFailed);

/** An action on any list may change the numbers beside the tabs. */
export const countsKey = 'counts';

/** Each action on a row shows its result in a notice and reloads the list with this query key. */
export function useAction(key: string) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: [countsKey] });
    return client.invalidateQueries({ queryKey: [key] });
  };

  async function attempt(
    work: () => Promise<unknown>,
    failure: string | Toast,
    done?: string | Toast,
  ) {
    try {
      await work();
      if (done) toast(typeof done === 'string' ? { title: done } : done);
      return true;
    } catch (error) {
      toastError(failure, error);
      return false;
    } finally {
      await refresh();
    }
  }

  return {
    refresh,
    attempt,
    update: (work: () => Promise<unknown>, done?: string | Toast) =>
      attempt(work, updateFailed(), done),
    remove: async (path: string, question: ConfirmText, done: string) =>
      (await confirm(question)) && attempt(() => api.delete(path), deleteFailed(), done),
  };
}
