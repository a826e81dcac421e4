import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { FileButton } from '../../../ui/dashboard/forms/file-button.tsx';
import { errorMessage } from '../../../ui/fetch.ts';
import { describedBy, FieldNotes, useFieldId } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { uploadPicture } from '../../media/admin-upload.ts';
import { pictureTypes } from '../../media/contract.ts';
import type { BrandFields } from './admin-edits.ts';
import { Part } from './admin-part.tsx';
import type { LogoPreview } from './admin-use-preview.ts';
import { shopTexts } from './messages.ts';

type LogosProps = {
  fields: BrandFields;
  errors: Record<string, string>;
  preview: LogoPreview;
  onChange: (change: Partial<BrandFields>) => void;
};

const slots = [
  { name: 'logo', label: shopTexts.logo, drawn: 'light', ground: 'bg-[#faf5ec]' },
  { name: 'darkLogo', label: shopTexts.darkLogo, drawn: 'dark', ground: 'bg-[#2b1a12]' },
  { name: 'mark', label: shopTexts.mark, drawn: 'mark', ground: 'bg-[#f2e9db]' },
] as const;

export function LogoFields({ fields, errors, preview: { data }, onChange }: LogosProps) {
  const say = useSay();
  return (
    <Part
      part="logos"
      title={say(shopTexts.logos)}
      hint={say(shopTexts.logosHint)}
      summary={say(slots.some(({ name }) => fields[name]) ? shopTexts.own : shopTexts.made)}
      shown={data?.mark && <img src={data.mark} alt="" className="size-7 object-contain" />}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        {slots.map(({ name, label, drawn, ground }) => (
          <UploadField
            key={name}
            name={name}
            label={say(label)}
            value={fields[name]}
            shown={data?.[drawn] ?? ''}
            ground={ground}
            warning={data?.unseen.includes(name) ? say(shopTexts.unseen) : ''}
            error={errors[name]}
            onChange={(url) => onChange({ [name]: url })}
          />
        ))}
      </div>
    </Part>
  );
}

type UploadProps = {
  name: string;
  label: string;
  /** When it is empty, the shown picture is made. */
  value: string;
  shown: string;
  ground: string;
  className?: string;
  warning?: string;
  error: string | undefined;
  onChange: (url: string) => void;
};

export function UploadField(props: UploadProps) {
  const {
    name,
    label,
    value,
    shown,
    ground,
    className = 'h-20 w-28 sm:h-28 sm:w-full',
    warning,
    error,
    onChange,
  } = props;
  const say = useSay();
  const id = useFieldId(undefined, name);
  const { progress, refusal, choose } = useUpload(onChange);
  const problem = refusal || error;
  // The server takes seconds to draw the picture of shared links.
  const [settled, setSettled] = useState('');
  return (
    <fieldset className="grid min-w-0 content-start gap-2">
      <legend id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:grid">
        <div
          className={classes(
            'relative grid place-items-center overflow-hidden rounded border border-line',
            ground,
            className,
          )}
        >
          {shown && (
            <img
              src={shown}
              alt=""
              onLoad={() => setSettled(shown)}
              onError={() => setSettled(shown)}
              className="size-full min-h-0 object-contain"
            />
          )}
          {settled !== shown && <Spinner className="absolute size-6 text-caramel" />}
        </div>
        <div className="grid min-w-32 flex-1 gap-2">
          <p className="text-xs text-ink-soft">{say(value ? shopTexts.own : shopTexts.made)}</p>
          <div className="flex flex-wrap gap-2">
            <FileButton
              id={id}
              size="sm"
              text={say(value ? shopTexts.replace : shopTexts.choose)}
              accept={pictureTypes.join(',')}
              aria-labelledby={`${id}-label`}
              {...describedBy(id, { error: problem })}
              onChange={choose}
            />
            {value && (
              <Button variant="quiet" size="sm" onClick={() => onChange('')}>
                {say(shopTexts.remove)}
              </Button>
            )}
          </div>
          {progress !== undefined && (
            <progress
              value={progress}
              max={1}
              aria-label={say(shopTexts.sending)}
              className="h-2 w-full accent-pandan"
            />
          )}
          <FieldNotes id={id} error={problem} />
          {warning && (
            <p role="status" className="text-xs font-semibold text-caramel-deep">
              {warning}
            </p>
          )}
        </div>
      </div>
    </fieldset>
  );
}

/** Saving waits for uploads with this key. */
export const uploadKey = ['shop-upload'];

function useUpload(onChange: (url: string) => void) {
  const say = useSay();
  const [progress, setProgress] = useState<number>();
  const [refusal, setRefusal] = useState('');

  const upload = useMutation({
    mutationKey: uploadKey,
    networkMode: 'always',
    mutationFn: (file: File) => uploadPicture(file, setProgress),
    onSuccess: onChange,
    onError: (error) => setRefusal(errorMessage(error)),
    onSettled: () => setProgress(undefined),
  });

  function send(file: File) {
    if (!pictureTypes.includes(file.type)) return setRefusal(say(shopTexts.noVector));
    setRefusal('');
    setProgress(0);
    upload.mutate(file);
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) send(file);
  };
  return { progress, refusal, choose };
}
