/** Shows the visitor's language in the bar of a phone, until it has been chosen. */

const KEY = 'language-chosen';

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('a[hreflang]')) return;
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that stores nothing goes on showing it.
  }
});

function hasChosen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function offerLanguage() {
  const language = navigator.languages.find((tag) => /^(id|en)\b/.test(tag))?.slice(0, 2);
  const { lang, dataset } = document.documentElement;
  // In the mixed voice a page in Indonesian is read as well as the one offered.
  const read = language === 'id' ? lang : dataset.voice;
  if (language === read || hasChosen()) return;
  const link = document.querySelector(`[data-bar] > [role=group] a[hreflang="${language}"]`);
  for (const part of [link?.parentElement, link?.closest('[role=group]')]) {
    part?.toggleAttribute('data-offered', true);
  }
}
