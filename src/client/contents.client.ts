export function markCurrent() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const isAbove = (section: HTMLElement) => section.getBoundingClientRect().top < 160;
  const read = sections.findLast(isAbove) ?? sections[0];
  for (const link of links) {
    const isRead = link.hash === `#${read?.id}`;
    if (isRead === link.hasAttribute('aria-current')) continue;
    if (isRead) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    // `scrollIntoView` would stop the page while it glides, so only the row is scrolled.
    const row = link.closest('[data-contents]');
    const middle = link.offsetLeft - ((row?.clientWidth ?? 0) - link.offsetWidth) / 2;
    if (isRead) row?.scrollTo({ left: middle });
  }
}
addEventListener('scroll', markCurrent, { passive: true });
markCurrent();

const folds = [...document.querySelectorAll<HTMLDetailsElement>('[data-fold]')];
const openNamed = () => {
  const fold = document.getElementById(location.hash.slice(1))?.querySelector('details');
  if (fold) fold.open = true;
};
const openAll = () => {
  for (const fold of folds) fold.open = true;
};

// Where all sections are seen anyway, screen readers must not hear that they are closed.
if (matchMedia('(width >= 64rem)').matches) openAll();
openNamed();
addEventListener('hashchange', openNamed);
addEventListener('beforeprint', openAll);
