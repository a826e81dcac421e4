import { shareOrCopy } from '../ui/site/share.ts';

/** Copies the button's `data-copy`, or shares it under the name in `data-share`. */
export async function copyOrShare(button: HTMLElement) {
  const { copy = '', share } = button.dataset;
  const copied = share === undefined ? await copyText(copy) : await shareOrCopy(share, copy);
  if (!copied) return;
  button.dataset.done = '';
  setTimeout(() => button.removeAttribute('data-done'), 3000);
}

const copyText = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
