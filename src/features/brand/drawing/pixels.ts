import type { Sharp } from 'sharp';
import { loadSharp } from '../../../server/sharp.ts';

export type Pixels = { data: Buffer; width: number; height: number };

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function sharpOf({ data, width, height }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 4 } });
}

export async function plain(width: number, height: number, background: string): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 4, background } });
}

export async function rounded(picture: Pixels, radius: number): Promise<Pixels> {
  if (radius === 0) return picture;
  const { width, height } = picture;
  const data = Buffer.from(picture.data);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const across = Math.max(0, radius - x - 0.5, x + 0.5 - (width - radius));
      const down = Math.max(0, radius - y - 0.5, y + 0.5 - (height - radius));
      const inside = Math.min(1, Math.max(0, radius - Math.hypot(across, down) + 0.5));
      const at = (y * width + x) * 4 + 3;
      data[at] = (data[at] ?? 0) * inside;
    }
  }
  return { data, width, height };
}

export async function placed(
  picture: Pixels,
  width: number,
  height: number,
  ground: string,
): Promise<Pixels> {
  const { data, width: inner, height: tall } = picture;
  const input = { input: data, raw: { width: inner, height: tall, channels: 4 as const } };
  return pixelsOf(
    (await plain(width, height, ground)).composite([{ ...input, gravity: 'centre' }]),
  );
}

export async function resized(picture: Pixels, width: number, height: number): Promise<Pixels> {
  return pixelsOf(
    (await sharpOf(picture)).resize(Math.round(width), Math.round(height), { fit: 'inside' }),
  );
}
