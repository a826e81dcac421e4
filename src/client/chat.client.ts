/** The button would cover text and controls, and be in the way while one scrolls or types. */

const button = document.querySelector<HTMLElement>('[data-chat]');
if (button) watch(button);

function watch(chat: HTMLElement) {
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => chat.toggleAttribute('data-away', covers(chat));

  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(update, 150);
      // A thumb trembles.
      if (Math.abs(scrollY - last) < 8) return;
      chat.toggleAttribute('data-away', scrollY > last && scrollY > 50);
      last = scrollY;
    },
    { passive: true },
  );
  addEventListener('resize', update);
  // Measuring before the fonts have loaded lays out early, and the page would shift.
  addEventListener('load', update);

  // A phone's keyboard leaves little space, and the button would cover the form.
  addEventListener('focusin', ({ target }) => {
    const types = target instanceof Element && target.matches('input, textarea, select');
    chat.toggleAttribute('data-typing', types);
  });
  addEventListener('focusout', () => chat.removeAttribute('data-typing'));
}

/** Checks nine points of the button's box. Hiding the button does not move the box. */
function covers(chat: HTMLElement): boolean {
  const box = chat.getBoundingClientRect();
  const parts = [0, 0.5, 1];
  return parts.some((across) =>
    parts.some((along) => {
      const [x, y] = [box.left + box.width * across, box.top + box.height * along];
      const under = document.elementsFromPoint(x, y).find((element) => !chat.contains(element));
      return (
        (under?.closest('a, button, input, textarea, select, summary') ?? null) !== null ||
        wordsIn(under, box)
      );
    }),
  );
}

function wordsIn(element: Element | undefined, box: DOMRect): boolean {
  return [...(element?.childNodes ?? [])].some((node) => {
    if (!(node instanceof Text)) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
}
