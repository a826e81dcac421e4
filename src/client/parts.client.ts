/** Only some pages have these parts, so they are loaded on use. */

import './contents.client.ts';
import { copyOrShare } from './copy.client.ts';
import './live.client.ts';

export async function press(button: HTMLElement) {
  if (button.dataset.near === undefined) return copyOrShare(button);
  const { showNearest } = await import('./near.client.ts');
  showNearest(button);
}
