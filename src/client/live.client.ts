import { markCurrent } from './contents.client.ts';

/**
 * A search is answered while one types. `data-live` is its form, `data-answer` each part of the page
 * that depends on it, and `data-said` what screen readers hear of it: the first is where they hear
 * it, the others are the sentences.
 */

/** Long enough for the next letter, short enough to seem immediate. */
const PAUSE = 250;

const form = document.querySelector<HTMLFormElement>('form[data-live]');
let pause: ReturnType<typeof setTimeout> | undefined;
let latest = new AbortController();

const isChanged = (field: HTMLInputElement | HTMLOptionElement) =>
  'selected' in field
    ? field.selected !== field.defaultSelected
    : field.value !== field.defaultValue;

if (form) {
  const answerSoon = () => {
    clearTimeout(pause);
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    // Without a connection, the button still sends the form.
    pause = setTimeout(() => answer(form, signal).catch(() => {}), PAUSE);
  };
  form.addEventListener('input', answerSoon);
  // Something may be typed or chosen before this script is there.
  const fields = form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input, option');
  if ([...fields].some(isChanged)) answerSoon();
}

/** Puts what the page would show after sending the form in the place of what it shows now. */
async function answer(sent: HTMLFormElement, signal: AbortSignal) {
  const address = new URL(sent.action);
  for (const [name, value] of new FormData(sent)) {
    if (typeof value === 'string' && value !== '') address.searchParams.set(name, value);
  }
  const response = await fetch(address, { signal });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const status = document.querySelector('[data-said]');
  if (status) {
    status.textContent = page.querySelector('[data-answer] [data-said]')?.textContent ?? '';
  }
  const parts = page.querySelectorAll('[data-answer]');
  for (const [index, part] of document.querySelectorAll<HTMLElement>('[data-answer]').entries()) {
    // The field keeps its place, whatever becomes of the words above it.
    if (part.compareDocumentPosition(sent) & Node.DOCUMENT_POSITION_FOLLOWING) {
      part.style.minHeight = `${part.getBoundingClientRect().height}px`;
    }
    part.replaceChildren(...(parts[index]?.childNodes ?? []));
  }
  history.replaceState(null, '', address);
  markCurrent();
}
