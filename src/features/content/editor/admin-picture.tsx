import { useState } from 'react';
import { FileInput } from '../../../ui/dashboard/forms/file-input.tsx';
import { errorMessage } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { pictureLimits } from '../../media/contract.ts';
import { recommendation } from '../contract.ts';
import type { FieldProps } from './admin-field-props.ts';
import { uploadContentPicture } from './admin-upload.ts';

/** A picture is sent as soon as it is chosen, so that the page can show it before it is saved. */
export function PictureField({ item, value, error, onChange }: FieldProps) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();

  const upload = async (file: File | null) => {
    if (!file) return;
    setProblem(undefined);
    setProgress(0);
    try {
      onChange(await uploadContentPicture(file, setProgress));
    } catch (failure) {
      setProblem(errorMessage(failure));
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <div className="grid gap-3">
      <FileInput
        label={`${item.label}: unggah gambar`}
        name={item.key}
        file={null}
        onFile={upload}
        maxBytes={pictureLimits.staffBytes}
        currentUrl={value || undefined}
        progress={progress}
        error={problem}
        action={value ? 'Ganti gambar' : 'Pilih gambar'}
        hint={recommendation(item.key)}
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
