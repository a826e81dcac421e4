import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClasses } from '../../button.tsx';
import { describedBy, FieldNotes, RequiredMark, useFieldId } from '../../field.tsx';

const MEGABYTE = 1024 * 1024;
const accepted = ['image/jpeg', 'image/png', 'image/webp'];

export type FileInputProps = {
  label: ReactNode;
  file: File | null;
  onFile: (file: File | null) => void;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  maxBytes?: number | undefined;
  currentUrl?: string | undefined;
  /** The share sent, 0 to 1, during an upload. */
  progress?: number | undefined;
  action?: string | undefined;
};

/** Refuses a wrong type or size before anything is sent. */
export function FileInput(props: FileInputProps) {
  const { label, file, onFile, name, hint, required, currentUrl, progress } = props;
  const { maxBytes = 5 * MEGABYTE, action } = props;
  const id = useFieldId(undefined, name);
  const [refused, setRefused] = useState('');
  const error = refused || props.error;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0] ?? null;
    const problem = chosen ? problemWith(chosen, maxBytes) : '';
    setRefused(problem);
    if (problem) event.target.value = '';
    onFile(problem ? null : chosen);
  };

  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-semibold" id={`${id}-label`}>
        {label}
        {required && <RequiredMark />}
      </span>
      <div className="flex flex-wrap items-center gap-4">
        <Preview file={file} currentUrl={currentUrl} />
        <div className="relative">
          <input
            id={id}
            type="file"
            name={name}
            accept={accepted.join(',')}
            required={required}
            aria-labelledby={`${id}-label`}
            {...describedBy(id, { hint, error })}
            onChange={choose}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            className={buttonClasses(
              { variant: 'secondary' },
              'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-caramel-deep peer-hover:bg-milk',
            )}
          >
            {action ?? (file || currentUrl ? 'Replace image' : 'Choose image')}
          </span>
        </div>
        {file && <span className="min-w-0 text-xs break-all text-ink-soft">{file.name}</span>}
      </div>
      {progress !== undefined && (
        <progress
          value={progress}
          max={1}
          aria-label="Sending"
          className="h-2 w-full accent-pandan"
        />
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function problemWith(file: File, maxBytes: number): string {
  if (!accepted.includes(file.type)) return 'Only JPEG, PNG or WebP images';
  if (file.size > maxBytes) return `The image is larger than ${Math.floor(maxBytes / MEGABYTE)} MB`;
  return '';
}

/** Draws a small copy on a canvas instead of showing the whole photograph. */
function Preview({ file, currentUrl }: Pick<FileInputProps, 'file' | 'currentUrl'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!file) return;
    let gone = false;
    const draw = async () => {
      const picture = await createImageBitmap(file, { resizeWidth: 320, resizeQuality: 'medium' });
      if (gone || !canvas.current) return;
      canvas.current.width = picture.width;
      canvas.current.height = picture.height;
      canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
    };
    draw().catch(() => {}); // the server explains what is wrong with the picture
    return () => {
      gone = true;
    };
  }, [file]);

  const frame = 'size-20 shrink-0 rounded border border-line bg-milk object-cover';
  if (file)
    return (
      <canvas
        ref={canvas}
        width="80"
        height="80"
        role="img"
        aria-label="The chosen image"
        className={frame}
      />
    );
  return currentUrl ? <img src={currentUrl} alt="" className={frame} /> : null;
}
