import { z } from 'zod';
import { api } from '../../../ui/fetch.ts';
import { uploadPicture } from '../admin-upload.ts';

const answer = z.object({ videoUrl: z.string() });
/** Milliseconds until a browser that cannot play a video is given up on. */
const PATIENCE = 10_000;

/** Uploads a video and the picture of its first frame; returns both as one address. */
export async function uploadVideo(file: File, onProgress: (share: number) => void) {
  const body = new FormData();
  body.set('video', file);
  const { videoUrl } = await api.upload('/api/cms/video', body, onProgress, answer);
  const frame = await firstFrame(videoUrl);
  const poster = frame && (await uploadPicture(frame, () => {}));
  return { url: poster ? `${videoUrl}#${poster}` : videoUrl, hasPoster: poster !== null };
}

/** Null if the browser cannot play it. */
async function firstFrame(src: string): Promise<File | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const loaded = new Promise<boolean>((resolve) => {
    video.onloadeddata = () => resolve(true);
    video.onerror = () => resolve(false);
    setTimeout(() => resolve(false), PATIENCE);
  });
  video.src = src;
  if (!(await loaded)) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' });
}
