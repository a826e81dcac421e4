import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { api, type Options } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { ratingFormTexts } from './messages.ts';

const answer = z.object({ message: z.optional(z.string()) });
const parser = { parse: (value: unknown) => z.parse(answer, value) };

/** Sending a large file takes long, so its progress is shown, and it can be stopped. */
export function useSending(path: string) {
  const [progress, setProgress] = useState<number>();
  const stop = useRef(new AbortController());
  return {
    progress,
    cancel: () => stop.current.abort(),
    /** Resolves to the server's sentence, if it has one. */
    async send(form: HTMLFormElement, options: Options): Promise<string> {
      stop.current = new AbortController();
      setProgress(0);
      try {
        const { signal } = stop.current;
        const body = new FormData(form);
        const answered = await api.upload(path, body, setProgress, parser, { ...options, signal });
        return answered.message ?? '';
      } finally {
        setProgress(undefined);
      }
    },
  };
}

export function Sending({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const say = useSay();
  const percent = Math.round(progress * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-40 flex-1 gap-1">
        <progress
          value={percent}
          max={100}
          aria-label={say(ratingFormTexts.progress)}
          className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-milk [&::-moz-progress-bar]:bg-pandan [&::-webkit-progress-bar]:bg-milk [&::-webkit-progress-value]:bg-pandan"
        />
        <p role="status" className="text-xs text-ink-soft">
          {percent < 100
            ? say(ratingFormTexts.percentSent, { percent })
            : say(ratingFormTexts.waiting)}
        </p>
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {say(ratingFormTexts.cancel)}
      </Button>
    </div>
  );
}
