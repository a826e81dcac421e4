import { type PointerEvent, useRef, useState } from 'react';

const THRESHOLD = 50;

export function useSwipe(onSwipe: () => void) {
  const [offset, setOffset] = useState<number>();
  const startX = useRef(0);
  const isDragged = ({ currentTarget, pointerId }: PointerEvent) =>
    currentTarget.hasPointerCapture(pointerId);

  return {
    style: {
      transform: offset ? `translateX(${offset}px)` : undefined,
      transition: offset === undefined ? 'transform 150ms' : undefined,
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (isDragged(event)) setOffset(Math.max(0, event.clientX - startX.current));
    },
    onPointerUp: (event: PointerEvent) => {
      if (isDragged(event) && event.clientX - startX.current >= THRESHOLD) onSwipe();
      else setOffset(undefined);
    },
    onPointerCancel: () => setOffset(undefined),
  };
}
