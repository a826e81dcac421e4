/** Buttons that copy their `data-copy`. */
addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
  } catch {
    return;
  }
  button.dataset.done = '';
  setTimeout(() => button.removeAttribute('data-done'), 3000);
});
