import { useQueryClient } from '@tanstack/react-query';
import { api, errorMessage } from '../../fetch.ts';
import { toast } from '../../toast.tsx';
import { updateFailed } from '../use-action.ts';

/**
 * Saves a list's order. Rejects when saving failed, so that the list shows the old order again.
 *
 * @param key of the list's query, as given to `usePaged`
 * @param path where `{ ids }`, the new order, is sent
 */
export function useReorder(key: string, path: string) {
  const client = useQueryClient();
  return async (ids: number[]) => {
    try {
      await api.put(path, { ids });
    } catch (error) {
      toast({ title: updateFailed(), description: errorMessage(error), variant: 'destructive' });
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey: [key] });
    }
  };
}
