import { readerOf, say } from '../messages.ts';
import { languageTexts as t } from './language.messages.ts';

/**
 * Lies under the bar, so that nothing moves, and only until one scrolls, so that what is under it
 * can be read.
 *
 * @param to the page in the other language
 */
export function show(to: HTMLAnchorElement, onClose: () => void) {
  const language = to.hreflang === 'id' ? 'id' : 'en';
  const reader = readerOf(language, language);
  const line = document.createElement('aside');
  line.lang = language;
  line.dataset.offer = '';
  line.ariaLabel = say(reader, t.language);
  // 44 px can be touched, of which 36 are seen: a title begins right below.
  line.className =
    'fixed top-15 right-[max(0.5rem,50%-var(--container-page)/2)] z-30 flex [header:has([data-scrolled])+&]:hidden items-center text-ink text-sm before:absolute before:inset-x-0 before:inset-y-1 before:-z-1 before:rounded-full before:border before:border-line before:bg-foam before:shadow sm:top-17 sm:right-[max(0.75rem,50%-var(--container-page)/2)] print:hidden';

  const link = document.createElement('a');
  link.href = to.href;
  link.hreflang = language;
  link.className = 'link flex min-h-11 items-center ps-4 pe-1 font-semibold';
  link.textContent = say(reader, t.read);

  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = say(reader, t.close);
  close.className = 'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full';
  close.textContent = '×';
  close.addEventListener('click', () => {
    onClose();
    line.remove();
  });

  line.append(link, close);
  document.querySelector('[data-bar]')?.parentElement?.after(line);
}
