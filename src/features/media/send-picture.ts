import { api } from '../../ui/fetch.ts';
import { uploadAnswer } from './contract.ts';

/** Uploads a picture that staff chose and gives its address; `onProgress` hears the sent share. */
export async function sendPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const body = new FormData();
  body.set('image', file);
  return (await api.upload('/api/cms/upload', body, onProgress, uploadAnswer)).imageUrl;
}
