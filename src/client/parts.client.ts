/** What only some pages have: buttons of outlets, and the contents of legal texts. */

import './contents.client.ts';
import './copy.client.ts';

/** Loaded when it is pressed. */
document.querySelector<HTMLElement>('[data-near]')?.addEventListener('click', async (event) => {
  const { currentTarget: button } = event;
  const { showNearest } = await import('./near.client.ts');
  if (button instanceof HTMLElement) showNearest(button);
});
