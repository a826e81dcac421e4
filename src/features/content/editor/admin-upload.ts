import { errorMessage } from '../../../ui/fetch.ts';
import { toast } from '../../../ui/toast.tsx';
import { uploadPicture } from '../../media/admin-upload.ts';
import { contentMessages } from '../contract.ts';

/** Uploads a picture and shows the result in a notice; returns its address. */
export async function uploadContentPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  try {
    const imageUrl = await uploadPicture(file, onProgress);
    toast({ title: contentMessages.uploaded });
    return imageUrl;
  } catch (error) {
    const description = contentMessages.uploadFailed(
      errorMessage(error, contentMessages.uploadFailedTitle),
    );
    toast({ title: contentMessages.uploadFailedTitle, description, variant: 'destructive' });
    throw error;
  }
}
