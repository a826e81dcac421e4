import { useMutation } from '@tanstack/react-query';
import { api, errorMessage } from '../ui/fetch.ts';
import { toast } from '../ui/toast.tsx';

const REDIRECT_AFTER = 500;

/** Ends the session and leads to the sign-in page. */
export function useLogout() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.post('/api/auth/logout'),
    onSuccess: () => setTimeout(() => location.assign('/login'), REDIRECT_AFTER),
    onError: (error) =>
      toast({
        title: 'Logout Failed',
        description: errorMessage(error),
        variant: 'destructive',
      }),
  });
  return { logout: () => mutate(), busy: isPending || isSuccess };
}
