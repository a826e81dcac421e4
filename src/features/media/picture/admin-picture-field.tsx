import { type ChangeEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/dashboard/forms/file-button.tsx';
import { describedBy, FieldNotes, RequiredMark, useFieldId } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { pictureTypes } from '../contract.ts';
import { FocusPicker } from './admin-focus-picker.tsx';
import { PictureLibrary } from './admin-picture-library.tsx';
import { Preview } from './admin-preview.tsx';
import type { Pictured, Slot } from './admin-use-picture.ts';
import { pictureFieldTexts } from './messages.ts';
import { readPictureUrl } from './picture-url.contract.ts';

type PictureFieldProps = {
  label: string;
  picture: Pictured;
  slot: Slot;
  name?: string;
  /** Without a picture it is said instead of the size. */
  hint?: string;
  required?: boolean;
  removable?: boolean;
};

export function PictureField(props: PictureFieldProps) {
  const { label, picture, slot, name, required = false, removable = false } = props;
  const { chosen, src, error, progress } = picture;
  const say = useSay();
  const id = useFieldId(undefined, name);
  const [isBrowsing, setBrowsing] = useState(false);
  const has = chosen !== null || src !== '';
  const size = <SizeHint slot={slot} size={chosen?.bitmap ?? readPictureUrl(src)} />;
  const hint = props.hint && !has ? props.hint : size;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) void picture.choose(file);
  };

  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex items-start gap-3">
        <Preview picture={picture} slot={slot} />
        <div className="grid flex-1 shrink-0 basis-36 gap-2 *:w-full sm:*:max-w-44">
          <FileButton
            id={id}
            size="sm"
            text={say(has ? pictureFieldTexts.replace : pictureFieldTexts.choose)}
            name={name}
            accept={pictureTypes.join(',')}
            required={required && !has}
            aria-label={label}
            {...describedBy(id, { hint, error })}
            onChange={choose}
          />
          <Button variant="secondary" size="sm" onClick={() => setBrowsing(true)}>
            {say(pictureFieldTexts.library)}
          </Button>
          {has && removable && (
            <Button
              variant="quiet"
              size="sm"
              className="text-danger"
              onClick={() => picture.again('')}
            >
              {say(pictureFieldTexts.remove)}
            </Button>
          )}
          {chosen && <p className="text-xs break-all text-ink-soft">{chosen.file.name}</p>}
        </div>
      </div>
      {progress !== undefined && (
        <progress
          value={progress}
          max={1}
          aria-label={say(pictureFieldTexts.sending)}
          className="h-2 w-full accent-pandan"
        />
      )}
      <FieldNotes id={id} hint={hint} error={error} />
      {has && !slot.contain && <FocusPicker picture={picture} />}
      <PictureLibrary
        open={isBrowsing}
        slot={slot}
        onClose={() => setBrowsing(false)}
        onChoose={(url) => {
          setBrowsing(false);
          picture.again(url);
        }}
      />
    </fieldset>
  );
}

export function EnglishPicture(props: Pick<PictureFieldProps, 'label' | 'picture' | 'slot'>) {
  const say = useSay();
  const hint = say(pictureFieldTexts.englishEmpty);
  return <PictureField {...props} name="englishPicture" hint={hint} removable />;
}

type Size = { width: number; height: number };

function SizeHint({ slot, size }: { slot: Slot; size: Size | null }) {
  const say = useSay();
  const recommended = `${slot.width} × ${slot.height}`;
  if (!size || (size.width >= slot.width && size.height >= slot.height)) {
    return say(pictureFieldTexts.recommended, { size: recommended });
  }
  const own = `${size.width} × ${size.height}`;
  return (
    <strong className="text-caramel-deep">
      {say(pictureFieldTexts.blurred, { own, size: recommended })}
    </strong>
  );
}
