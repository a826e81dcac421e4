import { readerOf, say } from '../messages.ts';
import { languageTexts as t } from './language.messages.ts';

/**
 * Lies over the page, so that nothing on it moves, and only until one scrolls, so that what is under
 * it can be read.
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
  line.className =
    'fixed bottom-3 left-3 z-30 flex [header:has([data-scrolled])+&]:hidden max-w-[calc(100%-5.5rem)] items-center rounded bg-foam text-ink text-sm shadow print:hidden';

  const link = document.createElement('a');
  link.href = to.href;
  link.hreflang = language;
  link.className = 'link flex min-h-11 items-center ps-4 pe-1 font-semibold';
  link.textContent = say(reader, t.read);

  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = say(reader, t.close);
  close.className = 'grid size-11 shrink-0 cursor-pointer place-items-center rounded';
  close.textContent = '×';
  close.addEventListener('click', () => {
    onClose();
    line.remove();
  });

  line.append(link, close);
  document.querySelector('[data-bar]')?.parentElement?.after(line);
}
