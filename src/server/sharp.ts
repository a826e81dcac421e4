import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** Without it, the server starts sooner and needs 7 MB less, so the first picture loads it. */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Every format libvips can open, from SVG to PDF, is an attack surface: only three are allowed.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
    });
    sharp.cache(false);
    // The caller decides how many pictures run at once, each in one thread.
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
