import { readerOf, say } from '../messages.ts';
import { languageTexts as t } from './language.messages.ts';

/**
 * Hangs from the straight part of the bar, or on a phone lies at the foot of the screen, where it
 * covers no title. Only until one scrolls, so that what is under it can be read.
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
    'fixed z-30 flex [header:has([data-scrolled])+&]:hidden items-center justify-between text-ink text-sm max-sm:inset-x-2 max-sm:bottom-2 max-sm:rounded max-sm:border max-sm:border-line max-sm:bg-foam max-sm:shadow sm:top-16 sm:right-[max(1.625rem,50%-var(--container-page)/2+0.875rem)] sm:before:absolute sm:before:inset-x-0 sm:before:top-1 sm:before:bottom-0 sm:before:-z-1 sm:before:rounded-b sm:before:bg-foam sm:before:shadow print:hidden';

  const link = document.createElement('a');
  link.href = to.href;
  link.hreflang = language;
  link.className = 'link flex min-h-11 items-center ps-4 pe-1 font-semibold';
  link.textContent = say(reader, t.read);

  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = say(reader, t.close);
  close.className =
    'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full pb-1 text-2xl leading-none';
  close.textContent = '×';
  close.addEventListener('click', () => {
    onClose();
    line.remove();
  });

  line.append(link, close);
  document.querySelector('[data-bar]')?.parentElement?.after(line);
  if (line.offsetTop > innerHeight / 2) liftOffTitle(line);
}

/** At the foot of a phone it would cover the whole of a title that begins there. */
function liftOffTitle(line: HTMLElement) {
  const { top, bottom } = line.getBoundingClientRect();
  const covered = [...document.querySelectorAll('main h2')]
    .map((title) => title.getBoundingClientRect())
    .find((title) => title.top < bottom && title.bottom > top);
  if (covered) line.style.translate = `0 ${Math.round(covered.top - bottom - 8)}px`;
}
