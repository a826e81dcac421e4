import { Image as ImageIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useSay } from '../../../ui/reader.tsx';
import type { Pictured, Slot } from './admin-use-picture.ts';
import { pictureFieldTexts } from './messages.ts';
import { focusClass } from './picture-url.contract.ts';

const HEIGHT = 160;
const WIDTH = 220;

export function Preview({ picture, slot }: { picture: Pictured; slot: Slot }) {
  const { src, focus, error } = picture;
  const { ratio = slot.width / slot.height } = slot;
  const size = { width: Math.min(WIDTH, HEIGHT * ratio), aspectRatio: ratio };
  const fit = slot.contain ? 'object-contain' : `object-cover ${focusClass(focus)}`;
  const look = classes('absolute inset-0 size-full', fit);
  return (
    <div
      style={size}
      className={classes(
        'relative grid min-w-0 place-items-center overflow-hidden rounded border',
        'bg-milk text-line-strong',
        error ? 'border-danger inset-ring inset-ring-danger' : 'border-line',
      )}
    >
      {picture.chosen && <Drawn bitmap={picture.chosen.bitmap} className={look} />}
      {!picture.chosen && src && (
        <img src={src} alt="" className={look} referrerPolicy="no-referrer" />
      )}
      {!picture.chosen && !src && <ImageIcon />}
    </div>
  );
}

/** The copy is on a canvas, because the page's policy allows no `blob:` pictures. */
export function Drawn({ bitmap, className }: { bitmap: ImageBitmap | null; className: string }) {
  const say = useSay();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target || !bitmap) return;
    const scale = Math.min(1, 640 / bitmap.width);
    target.width = Math.max(1, Math.round(bitmap.width * scale));
    target.height = Math.max(1, Math.round(bitmap.height * scale));
    target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height);
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={say(pictureFieldTexts.chosen)}
      className={className}
    />
  );
}
