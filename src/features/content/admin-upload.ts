import { sentenceOf } from '../../ui/fetch.ts';
import { toast } from '../../ui/toast.tsx';
import { sendPicture } from '../media/send-picture.ts';
import { contentMessages } from './contract.ts';

/** Sends a chosen picture and gives its address; says how it went in the editor's own words. */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  try {
    const imageUrl = await sendPicture(file, onProgress);
    toast({ title: contentMessages.uploaded });
    return imageUrl;
  } catch (error) {
    const description = contentMessages.uploadFailed(sentenceOf(error));
    toast({ title: contentMessages.uploadFailedTitle, description, variant: 'destructive' });
    throw error;
  }
}
