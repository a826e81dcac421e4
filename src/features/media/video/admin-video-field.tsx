import { type ChangeEvent, useState } from 'react';
import { FileButton } from '../../../ui/dashboard/forms/file-button.tsx';
import { errorMessage } from '../../../ui/fetch.ts';
import { Input, type InputProps } from '../../../ui/field.tsx';
import { sayHere, useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { uploadVideo } from './admin-upload.ts';
import { videoFieldTexts as t, videoTexts } from './messages.ts';
import { splitVideo, VIDEO_BYTES, videoTypes } from './video.contract.ts';

type VideoProps = Pick<InputProps, 'name' | 'label' | 'hint' | 'error'> & {
  value: string;
  onVideo: (value: string) => void;
};

export function VideoField({ name, label, hint, error, value, onVideo }: VideoProps) {
  const say = useSay();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { src, poster } = splitVideo(value);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const wrong = problemWith(file);
    setProblem(wrong);
    if (wrong) return;
    setProgress(0);
    try {
      const { url, hasPoster } = await uploadVideo(file, setProgress);
      onVideo(url);
      toast({
        title: say(videoTexts.uploaded),
        ...(!hasPoster && { description: say(t.noPoster) }),
      });
    } catch (failure) {
      const description = errorMessage(failure);
      setProblem(description);
      toast({ title: say(t.failed), description, variant: 'destructive' });
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {src !== '' && (
        <video
          key={value}
          src={src}
          poster={poster || undefined}
          muted
          controls
          preload="metadata"
          className="aspect-video w-full max-w-sm rounded bg-ink"
        />
      )}
      <FileButton
        text={
          progress === undefined
            ? say(t.choose)
            : say(t.uploading, { percent: Math.round(progress * 100) })
        }
        name={`${name}-file`}
        accept={videoTypes.join(',')}
        aria-label={say(t.choose)}
        disabled={progress !== undefined}
        onChange={(event) => void choose(event)}
      />
      <p className="text-xs text-ink-soft">{say(t.limits)}</p>
      <Input
        name={name}
        label={say(t.orAddress)}
        hint={hint}
        error={problem ?? error}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onVideo(target.value)}
      />
    </fieldset>
  );
}

function problemWith(file: File): string | undefined {
  if (!videoTypes.includes(file.type)) return sayHere(videoTexts.unreadable);
  if (file.size <= VIDEO_BYTES) return undefined;
  return sayHere(videoTexts.tooLarge, { most: VIDEO_BYTES / 1024 / 1024 });
}
