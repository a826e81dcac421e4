import { copyOrShow, shareOrCopy } from '../ui/site/share.ts';

/** Copies the button's `data-copy`, or shares it under the name in `data-share`. */
export async function copyOrShare(button: HTMLElement) {
  const { copy = '', share } = button.dataset;
  const copied = share === undefined ? await copyOrShow('', copy) : await shareOrCopy(share, copy);
  if (!copied) return;
  button.dataset.done = '';
  setTimeout(() => button.removeAttribute('data-done'), 3000);
}
