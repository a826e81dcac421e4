import './bar.client.ts';
import './chat.client.ts';
import './visit.client.ts';

const islands = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx');

function fileOf(name: string) {
  return Object.keys(islands).find((path) => path.endsWith(`/${name}.island.tsx`));
}

async function hydrateNow(element: HTMLElement) {
  const { island: name = '', props = '{}' } = element.dataset;
  const importIsland = islands[fileOf(name) ?? ''];
  if (!importIsland) return;
  const [{ hydrate }, module] = await Promise.all([import('./hydrate.client.ts'), importIsland()]);
  hydrate(element, module, JSON.parse(props));
}

/** The wrapper has no box (`display: contents`), so its first child is observed. */
function hydrateWhenNear(element: HTMLElement) {
  if (element.dataset.hydrateWhen === 'idle' || !element.firstElementChild) {
    return hydrateNow(element);
  }
  const onNear = () => {
    observer.disconnect();
    element.removeEventListener('focusin', onNear);
    hydrateNow(element);
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && onNear(),
    { rootMargin: '300px' },
  );
  // The keyboard focus may reach the island before the page has scrolled there.
  element.addEventListener('focusin', onNear);
  observer.observe(element.firstElementChild);
}

/** A press before the page is idle must not be lost. */
addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest('[data-near],[data-copy]');
  if (!(button instanceof HTMLElement)) return;
  const { press } = await import('./parts.client.ts');
  press(button);
});

function start() {
  // Loaded after the press, Safari would not take the copying that follows for an answer to it.
  if (document.querySelector('[data-near],[data-copy],[data-contents],[data-live]'))
    import('./parts.client.ts');
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    hydrateWhenNear(element);
  }
}

/** A hidden or busy tab may never become idle. */
const LATEST = { timeout: 2000 };

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
if (document.readyState === 'complete') whenIdle(start, LATEST);
else addEventListener('load', () => whenIdle(start, LATEST), { once: true });
