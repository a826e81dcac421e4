import { readerOf, say } from '../messages.ts';
import { languageTexts as t } from './language.messages.ts';

/**
 * Hangs from the straight part of the bar, where it covers no title. Only until one scrolls, so that
 * what is under it can be read.
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
    'fixed z-30 flex [header:has([data-scrolled])+&]:hidden items-center text-ink text-sm top-15 right-5.5 sm:top-16 sm:right-6.5 before:absolute before:inset-x-0 before:top-1 before:bottom-0 before:-z-1 before:rounded-b before:bg-foam before:shadow print:hidden';

  const link = document.createElement('a');
  link.href = to.href;
  link.hreflang = language;
  link.className = 'link flex min-h-11 items-center ps-4 pe-1 font-semibold whitespace-pre';
  // On a phone only the language, so that less of a photograph is covered.
  const [name = '', ...words] = say(reader, t.read).split(' ').toReversed();
  const verb = document.createElement('span');
  verb.className = 'max-sm:sr-only';
  verb.textContent = `${words.toReversed().join(' ')} `;
  link.append(verb, name);

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
}
