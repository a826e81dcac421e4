/** The navigation bar: see-through over the hero, with a ground of its own once scrolled. */

const SCROLLED_AFTER = 50;

const bar = document.querySelector<HTMLElement>('[data-bar]');
if (bar) {
  const shade = () => bar.toggleAttribute('data-scrolled', scrollY > SCROLLED_AFTER);
  addEventListener('scroll', shade, { passive: true });
  shade();
}

const menu = bar?.querySelector('details');
if (menu) {
  const close = () => {
    menu.open = false;
  };
  // A chosen link closes it: the page may come back as it was, from the browser's memory.
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close();
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
}
