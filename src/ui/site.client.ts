/** The only script of every public page: the bar, and waking the islands once the page has painted. */

import './bar.client.ts';

const islands = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx');

function fileOf(name: string) {
  return Object.keys(islands).find((path) => path.endsWith(`/${name}.island.tsx`));
}

async function wake(element: HTMLElement) {
  const { island: name = '', props = '{}' } = element.dataset;
  const load = islands[fileOf(name) ?? ''];
  if (!load) return;
  const [{ hydrate }, module] = await Promise.all([import('./hydrate.client.ts'), load()]);
  hydrate(element, module, JSON.parse(props));
}

/** An island's wrapper has no box of its own, so its first child stands for it. */
function watch(element: HTMLElement) {
  if (element.dataset.wake === 'idle' || !element.firstElementChild) return wake(element);
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      wake(element);
    },
    { rootMargin: '300px' },
  );
  seen.observe(element.firstElementChild);
}

function start() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) watch(element);
}

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
if (document.readyState === 'complete') whenIdle(start);
else addEventListener('load', () => whenIdle(start), { once: true });
