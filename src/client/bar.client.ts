/** The navigation bar, its menu and the chat button. */

const SCROLLED_AFTER = 50;

const bar = document.querySelector<HTMLElement>('[data-bar]');
const chat = document.querySelector<HTMLElement>('[data-chat]');
let last = scrollY;

function scrolled() {
  bar?.toggleAttribute('data-scrolled', scrollY > SCROLLED_AFTER);
  // A few pixels are a trembling thumb.
  if (Math.abs(scrollY - last) < 8) return;
  chat?.toggleAttribute('data-away', scrollY > last && scrollY > SCROLLED_AFTER);
  last = scrollY;
}
addEventListener('scroll', scrolled, { passive: true });
scrolled();

/** A phone's keyboard leaves little room, and the button would stand on the form. */
const typesIn = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select');
addEventListener('focusin', ({ target }) => {
  chat?.toggleAttribute('data-typing', typesIn(target));
});
addEventListener('focusout', () => chat?.removeAttribute('data-typing'));

const menu = bar?.querySelector('details');
if (menu) {
  const close = () => {
    menu.open = false;
  };
  // Closed on navigation, because the browser may restore this page as it was left.
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

// A link within the page glides; everything else, such as moving the focus, goes at once.
const { documentElement: root } = document;
root.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
  root.toggleAttribute('data-gliding', true);
  setTimeout(() => root.removeAttribute('data-gliding'), 1000);
});
