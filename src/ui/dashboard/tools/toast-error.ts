import { errorMessage } from '../../fetch.ts';
import { toast } from '../../toast.tsx';

/** Without words of the server about `error`, the notice has those of `fallback`. */
export const toastError = (title: string, error: unknown, fallback?: string) =>
  toast({ title, description: errorMessage(error, fallback), variant: 'destructive' });
