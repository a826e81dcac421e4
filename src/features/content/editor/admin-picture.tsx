import { useState } from 'react';
import { sayLocalized } from '../../../messages.ts';
import { errorMessage } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { uploadPicture } from '../../media/admin-upload.ts';
import { PictureField } from '../../media/picture/admin-picture-field.tsx';
import { type Chosen, checkPicture, type Pictured } from '../../media/picture/admin-use-picture.ts';
import { splitFocus, withFocus } from '../../media/picture/picture-url.contract.ts';
import { slotOf } from '../contract.ts';
import { contentTexts } from '../messages.ts';
import type { FieldProps } from './admin-field-props.ts';
import { useLabel } from './admin-label.ts';
import { editorTexts } from './messages.ts';

export function ContentPicture({ item, known, value, error, onChange }: FieldProps) {
  const say = useSay();
  const reader = useReader();
  const label = useLabel()(item);
  const picture = useSentPicture(value, onChange);
  return (
    <div className="grid gap-3">
      <PictureField
        label={say(editorTexts.upload, { name: label })}
        name={item.key}
        picture={picture}
        slot={slotOf(item)}
      />
      <Input
        name={`${item.key}-address`}
        label={
          <>
            <span className="sr-only">{label} </span>
            {say(editorTexts.orAddress)}
          </>
        }
        hint={
          known ? known.hint && sayLocalized(reader, known.hint) : (item.description ?? undefined)
        }
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
 * Uploads a picture as soon as it is chosen, so that the preview can show it.
 * @param value its address, with the focal point, as the form holds it
 */
export function useSentPicture(value: string, onChange: (value: string) => void): Pictured {
  const say = useSay();
  const { src, focus } = splitFocus(value);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  const refuse = (message: string) => {
    setError(message);
    const description = say(contentTexts.uploadFailed, { message });
    toast({ title: say(contentTexts.uploadFailedTitle), description, variant: 'destructive' });
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
        toast({ title: say(contentTexts.uploaded) });
      } catch (failure) {
        refuse(errorMessage(failure, say(contentTexts.uploadFailedTitle)));
      } finally {
        setChosen(null);
        setProgress(undefined);
      }
    },
  };
}
