import { useState } from 'react';
import { errorMessage } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { uploadPicture } from '../../media/admin-upload.ts';
import { PictureField } from '../../media/picture/admin-picture-field.tsx';
import { type Chosen, checkPicture, type Pictured } from '../../media/picture/admin-use-picture.ts';
import { splitFocus, withFocus } from '../../media/picture/picture-url.contract.ts';
import { contentMessages, slotOf } from '../contract.ts';
import type { FieldProps } from './admin-field-props.ts';

export function ContentPicture({ item, value, error, onChange }: FieldProps) {
  const picture = useSentPicture(value, onChange);
  return (
    <div className="grid gap-3">
      <PictureField
        label={`${item.label}: unggah gambar`}
        name={item.key}
        picture={picture}
        slot={slotOf(item)}
      />
      <Input
        name={`${item.key}-address`}
        label={
          <>
            <span className="sr-only">{item.label} </span>atau alamat gambar (https://)
          </>
        }
        hint={item.description ?? undefined}
        error={error}
        value={value}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/**
 * A picture that is uploaded as soon as it is chosen, so that the preview can show it.
 *
 * @param value its address, with the focal point, as the form holds it
 */
export function useSentPicture(value: string, onChange: (value: string) => void): Pictured {
  const { src, focus } = splitFocus(value);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  const refuse = (message: string) => {
    setError(message);
    const { uploadFailedTitle: title, uploadFailed } = contentMessages;
    toast({ title, description: uploadFailed(message), variant: 'destructive' });
  };

  return {
    chosen,
    src,
    focus,
    error,
    progress,
    setFocus: (next) => onChange(withFocus(src, next)),
    again: (url) => {
      setError(undefined);
      onChange(url);
    },
    async choose(file) {
      const checked = await checkPicture(file);
      if (typeof checked === 'string') return refuse(checked);
      setError(undefined);
      setChosen(checked);
      setProgress(0);
      try {
        onChange(await uploadPicture(file, setProgress));
        toast({ title: contentMessages.uploaded });
      } catch (failure) {
        refuse(errorMessage(failure, contentMessages.uploadFailedTitle));
      } finally {
        setChosen(null);
        setProgress(undefined);
      }
    },
  };
}
