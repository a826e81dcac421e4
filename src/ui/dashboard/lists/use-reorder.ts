import { useQueryClient } from '@tanstack/react-query';
import { api, errorMessage } from '../../fetch.ts';
import { toast } from '../../toast.tsx';
import { updateFailed } from '../use-action.ts';

/** Sends `{ ids }` by `PUT`. Rejects if that fails, so that the list shows the old order. */
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
