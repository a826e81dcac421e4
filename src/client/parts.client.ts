/** What only some pages have: buttons of outlets, and contents that say where one is. */

import './contents.client.ts';
import './copy.client.ts';

/** Loaded when it is pressed. */
document.querySelector<HTMLElement>('[data-near]')?.addEventListener('click', async (event) => {
  const { currentTarget: button } = event;
  const { showNearest } = await import('./near.client.ts');
  if (button instanceof HTMLElement) showNearest(button);
});
