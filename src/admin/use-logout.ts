import { useMutation } from '@tanstack/react-query';
import { confirm } from '../ui/dashboard/confirm.tsx';
import { formTexts } from '../ui/dashboard/forms/messages.ts';
import { toastError } from '../ui/dashboard/tools/toast-error.ts';
import {
  forgetUnsavedInput,
  isAnythingUnsaved,
  leaveWithoutAsking,
} from '../ui/dashboard/unsaved-input.ts';
import { api } from '../ui/fetch.ts';
import { sayHere } from '../ui/reader.tsx';
import { adminTexts, tabTexts } from './messages.ts';

const REDIRECT_AFTER = 500;

export function useLogout() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.post('/api/auth/logout'),
    onSuccess: () => {
      forgetUnsavedInput();
      setTimeout(() => leaveWithoutAsking('/login'), REDIRECT_AFTER);
    },
    onError: (error) => toastError(sayHere(adminTexts.logoutFailed), error),
  });
  const logout = async () => {
    const question = {
      sentence: sayHere(tabTexts.confirmLogout),
      action: sayHere(tabTexts.discardAndLogout),
      cancel: sayHere(formTexts.keepEditing),
    };
    if (!isAnythingUnsaved() || (await confirm(question))) mutate();
  };
  return { logout: () => void logout(), busy: isPending || isSuccess };
}
