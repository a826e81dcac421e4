import { errorMessage } from '../../fetch.ts';
import { toast } from '../../toast.tsx';
import type { Toast } from '../../toast-store.ts';

/** Without words of the server about `error`, the notice has those of `fallback`. */
export const toastError = (failure: string | Toast, error: unknown, fallback?: string) =>
  toast({
    ...(typeof failure === 'string' ? { title: failure } : failure),
    description: errorMessage(error, fallback),
    variant: 'destructive',
  });
