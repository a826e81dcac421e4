const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);

if (sections.length > 0) {
  const markCurrent = () => {
    const read = sections.findLast((section) => section.getBoundingClientRect().top < 160);
    for (const link of links) {
      if (link.hash !== `#${read?.id}`) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        // Only sideways: `scrollIntoView` would stop the page, which may just be gliding.
        const row = link.closest('[data-contents]');
        row?.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
      }
    }
  };
  const observer = new IntersectionObserver(markCurrent, {
    rootMargin: '-160px 0px 0px 0px',
    threshold: [0, 1],
  });
  for (const section of sections) observer.observe(section);
}

const folds = [...document.querySelectorAll<HTMLDetailsElement>('[data-fold]')];
const named = () => document.getElementById(location.hash.slice(1))?.querySelector('details');

// Later, it would move what somebody already reads.
if (matchMedia('(width < 64rem)').matches && scrollY < innerHeight) {
  for (const fold of folds) fold.open = fold.dataset.fold === 'open' || fold === named();
}
addEventListener('hashchange', () => {
  const fold = named();
  if (fold) fold.open = true;
});
addEventListener('beforeprint', () => {
  for (const fold of folds) fold.open = true;
});
