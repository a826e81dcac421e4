/** Offers the page in the browser's language, until the visitor has chosen or declined one. */

const KEY = 'language-chosen';

function choose() {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that stores nothing is not asked: see below.
  }
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Or the offer would come back on every page.
    return true;
  }
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[hreflang]')) choose();
});

/** As wide as this, the bar shows the languages already. */
const isInBar = () => matchMedia('(min-width: 48rem)').matches;

export async function offerLanguage() {
  const language = navigator.languages.find((tag) => /^(id|en)\b/.test(tag))?.slice(0, 2);
  const { lang, dataset } = document.documentElement;
  // In the mixed voice a page in Indonesian is read as well as the one offered.
  const read = language === 'id' ? lang : dataset.voice;
  const link = document.querySelector<HTMLAnchorElement>(`footer a[hreflang="${language}"]`);
  if (!link || language === read || hasChosen() || isInBar()) return;
  const { show } = await import('./offer.client.ts');
  show(link, choose);
}
