const SCROLLED_AFTER = 50;

const bar = document.querySelector<HTMLElement>('[data-bar]');

function scrolled() {
  bar?.toggleAttribute('data-scrolled', scrollY > SCROLLED_AFTER);
}
addEventListener('scroll', scrolled, { passive: true });
scrolled();

const menu = bar?.querySelector('details');
if (menu) {
  const close = () => {
    menu.open = false;
  };
  // Back may otherwise restore the page with the menu open.
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close();
  });
  // The open menu would hide what has the keyboard focus behind it.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
}

// With CSS alone, moving the focus would be slow, too, so only links on the page glide.
const { documentElement: root } = document;
root.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
  root.toggleAttribute('data-gliding', true);
  setTimeout(() => root.removeAttribute('data-gliding'), 1000);
});
