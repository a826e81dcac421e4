import { type ReactNode, useState } from 'react';

/** How far away, in screens, a part is drawn, so that nobody sees the room it takes until then. */
const NEAR = '100%';

type WhenNearProps = { height: number; children: ReactNode };

/** A part of a long screen, which would not answer for seconds if everything were drawn at once. */
export function WhenNear({ height, children }: WhenNearProps) {
  const [isNear, setIsNear] = useState(false);
  const watch = (room: HTMLElement | null) => {
    if (!room) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(room);
    return () => observer.disconnect();
  };
  return isNear ? children : <div ref={watch} style={{ height }} />;
}
