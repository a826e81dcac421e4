import { useState } from 'react';
import { sayHere } from '../../../ui/reader.tsx';
import { uploadPicture } from '../admin-upload.ts';
import { pictureLimits, pictureTypes } from '../contract.ts';
import { pictureFieldTexts } from './messages.ts';
import { CENTRE, type Focus, splitFocus, withFocus } from './picture-url.contract.ts';

export type Slot = {
  width: number;
  height: number;
  /** It is width by height on the site, when that differs from the recommended size. */
  ratio?: number;
  /** The picture is shown whole, with space beside it, instead of cropped. */
  contain?: boolean;
};

/** There is no bitmap while the browser reads the file. */
export type Chosen = { file: File; bitmap: ImageBitmap | null };

/**
 * Holds the picture of a form: a new file, one uploaded before, or the present one.
 * @param current the address of the present picture, with its focal point
 */
export function usePicture(current: string | null | undefined) {
  const present = splitFocus(current ?? '');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [src, setSrc] = useState(present.src);
  const [focus, setFocus] = useState<Focus>(present.focus);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number>();

  const show = (next: { chosen?: Chosen; src?: string; error?: string }) => {
    setChosen(next.chosen ?? null);
    if (next.src !== undefined) setSrc(next.src);
    setError(next.error);
    setFocus(CENTRE);
  };

  async function send<T>(upload: (file: File, onProgress: (share: number) => void) => Promise<T>) {
    if (!chosen) return undefined;
    setProgress(0);
    try {
      return await upload(chosen.file, setProgress);
    } finally {
      setProgress(undefined);
    }
  }

  return {
    chosen,
    src,
    focus,
    error,
    progress,
    setFocus,
    async choose(file: File) {
      const problem = problemWith(file);
      if (problem) return setError(problem);
      // A large file takes a moment to read, in which somebody may save already.
      show({ chosen: { file, bitmap: null } });
      const checked = await checkPicture(file);
      const isCurrent = (now: Chosen | null) => now?.file === file;
      if (typeof checked !== 'string') return setChosen((now) => (isCurrent(now) ? checked : now));
      setChosen((now) => (isCurrent(now) ? chosen : now));
      setFocus(focus);
      setError(checked);
    },
    /** An empty address means no picture. */
    again: (url: string) => show({ src: url }),
    refuse: setError,
    isDirty: chosen !== null || withFocus(src, focus) !== (current ?? ''),
    /** Resolves to undefined without a new file. */
    send,
    /** Resolves to the address to save, with the focal point; empty without a picture. */
    async address(): Promise<string> {
      return withFocus((await send(uploadPicture)) ?? src, focus);
    },
  };
}

type PictureState = ReturnType<typeof usePicture>;

export type Pictured = Pick<
  PictureState,
  'chosen' | 'src' | 'focus' | 'error' | 'progress' | 'again' | 'choose'
> & { setFocus: (focus: Focus) => void };

export async function checkPicture(file: File): Promise<Chosen | string> {
  const problem = problemWith(file);
  if (problem) return problem;
  const bitmap = await createImageBitmap(file).catch(() => null);
  return bitmap ? { file, bitmap } : sayHere(pictureFieldTexts.notAPicture);
}

const MEGABYTE = 1024 * 1024;

function problemWith(file: File): string {
  const most = pictureLimits.staffBytes;
  if (!pictureTypes.includes(file.type)) {
    return sayHere(pictureFieldTexts.wrongType);
  }
  if (file.size <= most) return '';
  return sayHere(pictureFieldTexts.tooLarge, { most: most / MEGABYTE });
}
