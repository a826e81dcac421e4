import { shareOrCopy } from '../ui/site/share.ts';

/** Copies the button's `data-copy`, or shares it under the name in `data-share`. */
export async function copyOrShare(button: HTMLElement) {
  const { copy = '', share } = button.dataset;
  const copied = share === undefined ? await copyOrSelect(button) : await shareOrCopy(share, copy);
  if (!copied) return;
  button.dataset.done = '';
  setTimeout(() => button.removeAttribute('data-done'), 3000);
}

/** A browser inside another app may refuse to copy, so what is before the button is selected. */
async function copyOrSelect(button: HTMLElement): Promise<boolean> {
  delete button.dataset.refused;
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    return true;
  } catch {
    if (button.previousElementSibling)
      getSelection()?.selectAllChildren(button.previousElementSibling);
    button.dataset.refused = '';
    return false;
  }
}
