import { useMutation } from '@tanstack/react-query';
import { confirm } from '../ui/dashboard/confirm.tsx';
import {
  forgetUnsavedInput,
  isAnythingUnsaved,
  leaveWithoutAsking,
} from '../ui/dashboard/unsaved-input.ts';
import { api, errorMessage } from '../ui/fetch.ts';
import { byLanguage } from '../ui/language.ts';
import { toast } from '../ui/toast.tsx';

const REDIRECT_AFTER = 500;

export function useLogout() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.post('/api/auth/logout'),
    onSuccess: () => {
      forgetUnsavedInput();
      setTimeout(() => leaveWithoutAsking('/login'), REDIRECT_AFTER);
    },
    onError: (error) =>
      toast({
        title: 'Logout Failed',
        description: errorMessage(error),
        variant: 'destructive',
      }),
  });
  const logout = async () => {
    const question = {
      sentence: byLanguage(
        'Log out and discard what is not saved?',
        'Keluar dan buang yang belum disimpan?',
      ),
      action: byLanguage('Discard and log out', 'Buang dan keluar'),
      cancel: byLanguage('Keep editing', 'Kembali'),
    };
    if (!isAnythingUnsaved() || (await confirm(question))) mutate();
  };
  return { logout: () => void logout(), busy: isPending || isSuccess };
}
