import { sayHere } from '../../reader.tsx';
import { useLeaveGuard } from '../address.ts';
import { confirm } from '../confirm.tsx';
import { isAnythingUnsaved, useUnsavedWarning } from '../unsaved-input.ts';
import { formTexts } from './messages.ts';

export const askToDiscard = () =>
  confirm({
    sentence: sayHere(formTexts.discardInput),
    action: sayHere(formTexts.discard),
    cancel: sayHere(formTexts.keepEditing),
  });

export function useTypedGuard(isDirty: boolean, onDiscard = () => {}) {
  useUnsavedWarning(isDirty);
  useLeaveGuard(isDirty, async () => {
    const isDiscarded = await askToDiscard();
    if (isDiscarded) onDiscard();
    return isDiscarded;
  });
}

export async function closeTyped(close: () => void) {
  if (!isAnythingUnsaved() || (await askToDiscard())) close();
}
