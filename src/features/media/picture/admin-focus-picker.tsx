import type { KeyboardEvent, MouseEvent } from 'react';
import { Folded } from '../../../ui/dashboard/folded.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { Drawn } from './admin-preview.tsx';
import type { Pictured } from './admin-use-picture.ts';
import { pictureFieldTexts } from './messages.ts';
import type { Focus } from './picture-url.contract.ts';

const STEP = 10;
const keys: Record<string, Focus> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const whole = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));

export function FocusPicker({ picture }: { picture: Pictured }) {
  const { chosen, src, focus, setFocus } = picture;
  const say = useSay();
  const move = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (!by) return;
    event.preventDefault();
    setFocus({ x: whole(focus.x + by.x), y: whole(focus.y + by.y) });
  };
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A press by keyboard has no position; the arrow keys move the point.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({
      x: whole(((clientX - left) / width) * 100),
      y: whole(((clientY - top) / height) * 100),
    });
  };
  return (
    <div className="rounded border border-line px-3">
      <Folded title={<span className="text-sm">{say(pictureFieldTexts.inView)}</span>}>
        <button
          type="button"
          aria-label={say(pictureFieldTexts.focus, focus)}
          onClick={point}
          onKeyDown={move}
          className="relative mb-3 inline-block cursor-crosshair overflow-hidden rounded border border-line"
        >
          {chosen ? (
            <Drawn bitmap={chosen.bitmap} className="block max-h-48 max-w-full" />
          ) : (
            <img src={src} alt="" className="block max-h-48" referrerPolicy="no-referrer" />
          )}
          <span
            aria-hidden="true"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            className="absolute size-6 -translate-1/2 rounded-full border-3 border-foam outline-2 outline-ink"
          />
        </button>
      </Folded>
    </div>
  );
}
