import { z } from 'zod';
import { api } from '../../../ui/fetch.ts';
import { uploadPicture } from '../admin-upload.ts';

const answer = z.object({ videoUrl: z.string() });
/** After this time, the browser is taken to be unable to play the video. */
const PATIENCE_MS = 10_000;

/** Returns the video and the picture of its first frame as one address. */
export async function uploadVideo(file: File, onProgress: (share: number) => void) {
  const body = new FormData();
  body.set('video', file);
  const { videoUrl } = await api.upload('/api/cms/video', body, onProgress, answer);
  const frame = await firstFrame(videoUrl);
  const poster = frame && (await uploadPicture(frame, () => {}));
  return { url: poster ? `${videoUrl}#${poster}` : videoUrl, hasPoster: poster !== null };
}

/** Resolves to null if the browser cannot play it. */
async function firstFrame(src: string): Promise<File | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const loaded = new Promise<boolean>((resolve) => {
    video.onloadeddata = () => resolve(true);
    video.onerror = () => resolve(false);
    setTimeout(() => resolve(false), PATIENCE_MS);
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
