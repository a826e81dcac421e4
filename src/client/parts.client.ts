/** What only some pages have: buttons of outlets and news, and contents that say where one is. */

import './contents.client.ts';
import { copyOrShare } from './copy.client.ts';

export async function press(button: HTMLElement) {
  if (button.dataset.near === undefined) return copyOrShare(button);
  const { showNearest } = await import('./near.client.ts');
  showNearest(button);
}
