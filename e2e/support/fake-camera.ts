import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const SIZE = 640;
const background = { r: 96, g: 96, b: 96 };

/** A camera that sees a picture as a hand holds it: small, at a slant, in a dim room. */
export async function createFakeCamera(picture: Buffer) {
  const held = await sharp(picture)
    .resize(340, 340)
    .rotate(8, { background })
    .linear(0.6, 30)
    .png()
    .toBuffer();
  const seen = sharp({ create: { width: SIZE, height: SIZE, channels: 3, background } }).composite([
    { input: held },
  ]);
  const video = await writeVideo(await seen.clone().greyscale().raw().toBuffer());
  const url = `data:image/png;base64,${(await seen.png().toBuffer()).toString('base64')}`;
  return {
    flags: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`],
    /** The Chromium from npm is built without cameras; a canvas stands in for one. */
    attach: (page: Page) => page.addInitScript(standIn, { url, size: SIZE }),
  };
}

/** Chromium takes a video in YUV4MPEG2; this one has a single picture. */
async function writeVideo(luma: Buffer): Promise<string> {
  const grey = Buffer.alloc(luma.length / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${SIZE} H${SIZE} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  const path = join(await mkdtemp(join(tmpdir(), 'camera-')), 'camera.y4m');
  await writeFile(path, Buffer.concat([head, luma, grey]));
  return path;
}

function standIn({ url, size }: { url: string; size: number }) {
  const { mediaDevices } = navigator;
  const real = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    try {
      return await real(wanted);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'NotSupportedError') throw error;
      const { state } = await navigator.permissions.query({ name: 'camera' });
      if (state !== 'granted') throw new DOMException('Permission denied', 'NotAllowedError');
    }
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    const stream = canvas.captureStream(10);
    const draw = () => {
      context?.drawImage(picture, 0, 0);
      if (stream.active) requestAnimationFrame(draw);
    };
    draw();
    return stream;
  };
}
