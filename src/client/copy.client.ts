import { shareOrCopy } from '../ui/site/share.ts';

/** Buttons that copy their `data-copy`, or share it under the name in `data-share`. */
addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (!button) return;
  const { copy = '', share } = button.dataset;
  const copied = share === undefined ? await copyText(copy) : await shareOrCopy(share, copy);
  if (!copied) return;
  button.dataset.done = '';
  setTimeout(() => button.removeAttribute('data-done'), 3000);
});

const copyText = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
