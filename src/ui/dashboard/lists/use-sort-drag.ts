import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

type Drag = {
  list: RefObject<HTMLElement | null>;
  moveTo: (id: number, to: number) => void;
  save: () => unknown;
  cancel: () => void;
};

const EDGE = 72;
const SCROLL_STEP = 14;

/** The element loses its pointer capture when it moves, so the window listens. */
export function useDrag({ list, moveTo, save, cancel }: Drag) {
  const [dragged, setDragged] = useState<number | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const latest = useRef({ moveTo, save, cancel });
  latest.current = { moveTo, save, cancel };
  useEffect(() => () => stop.current?.(), []);

  const start = (id: number, event: ReactPointerEvent) => {
    if (event.button !== 0 || !list.current) return;
    stop.current?.();
    const listening = new AbortController();
    const { signal } = listening;
    stop.current = () => {
      listening.abort();
      setDragged(null);
    };
    setDragged(id);

    const move = (at: PointerEvent) => {
      at.preventDefault();
      if (at.clientY < EDGE) window.scrollBy(0, -SCROLL_STEP);
      if (at.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
      const index = list.current ? indexUnder(list.current, id, at) : null;
      if (index !== null) latest.current.moveTo(id, index);
    };
    const end = (finish: 'save' | 'cancel') => () => {
      stop.current?.();
      latest.current[finish]();
    };
    window.addEventListener('pointermove', move, { signal, passive: false });
    window.addEventListener('pointerup', end('save'), { signal });
    window.addEventListener('pointercancel', end('cancel'), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end('cancel')(), {
      signal,
    });
  };

  return { dragged, start };
}

/** Returns null unless the pointer has passed the middle of an item. */
function indexUnder(list: HTMLElement, id: number, at: PointerEvent): number | null {
  const elements = [...list.querySelectorAll<HTMLElement>(':scope > [data-sort]')].sort(
    (a, b) => Number(a.style.order) - Number(b.style.order),
  );
  const from = elements.findIndex((element) => element.dataset.sort === String(id));
  const to = elements.findIndex((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return at.clientX >= left && at.clientX <= right && at.clientY >= top && at.clientY <= bottom;
  });
  const target = elements[to];
  if (!target || to === from) return null;
  const { top, height, left, width } = target.getBoundingClientRect();
  const sideBySide = elements[from]?.getBoundingClientRect().top === top;
  const past = sideBySide ? (at.clientX - left) / width : (at.clientY - top) / height;
  return (to > from ? past > 0.5 : past < 0.5) ? to : null;
}
