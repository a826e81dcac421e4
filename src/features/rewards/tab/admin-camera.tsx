import { Camera as CameraIcon, CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { sayHere, useSay } from '../../../ui/reader.tsx';
import { rewardTexts as t } from '../messages.ts';
import { scan } from './admin-scanner.ts';

type Props = {
  on: boolean;
  isFirst: boolean;
  onSwitch: (on: boolean) => void;
  onCode: (code: string) => void;
};

/** The camera is switched off when this component unmounts and when the page is hidden. */
export function Camera({ on, isFirst, onSwitch, onCode }: Props) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  return (
    <section
      aria-label={say(t.camera)}
      className={classes('grid gap-3', on ? 'content-start' : 'xl:grid-rows-[1fr]')}
    >
      {on ? (
        <Viewfinder
          onCode={onCode}
          onEnd={(why) => {
            setProblem(why);
            onSwitch(false);
          }}
        />
      ) : (
        <Button
          size="lg"
          variant={isFirst ? 'primary' : 'secondary'}
          className={
            isFirst
              ? 'min-h-32 flex-col text-lg'
              : 'min-h-14 xl:flex-col xl:border-dashed xl:bg-paper xl:text-lg'
          }
          onClick={() => {
            setProblem('');
            onSwitch(true);
          }}
        >
          <CameraIcon className={isFirst ? 'size-9' : 'size-5 xl:size-9'} />
          {say(t.scan)}
        </Button>
      )}
      {problem && (
        <p role="alert" className="flex gap-3 rounded bg-danger-tint p-4 text-sm">
          <CameraOff className="size-5 shrink-0 text-danger-deep" />
          {problem}
        </p>
      )}
    </section>
  );
}

type ViewfinderProps = { onCode: (code: string) => void; onEnd: (why: string) => void };

function Viewfinder({ onCode, onEnd }: ViewfinderProps) {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  const [other, setOther] = useState(false);
  const handlers = useRef({ onCode, onEnd });
  handlers.current = { onCode, onEnd };

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const look = async () => {
      if (!video.current) return;
      try {
        await scan({
          video: video.current,
          signal,
          onCode: (code) => handlers.current.onCode(code),
          onOther: () => setOther(true),
        });
      } catch (error) {
        if (!signal.aborted) handlers.current.onEnd(cameraProblem(error));
      }
    };
    void look();
    const hide = () => document.hidden && handlers.current.onEnd('');
    document.addEventListener('visibilitychange', hide, { signal });
    return () => end.abort();
  }, []);

  return (
    <>
      <div className="relative overflow-hidden rounded bg-ink">
        <video
          ref={video}
          playsInline
          muted
          className="aspect-square max-h-[55dvh] w-full object-cover"
        />
        <div
          className="pointer-events-none absolute inset-[14%] rounded border-4 border-foam/80"
          aria-hidden="true"
        />
      </div>
      <p aria-live="polite" className="text-center text-sm text-ink-soft">
        {say(other ? t.notOurs : t.aim)}
      </p>
      <Button variant="secondary" onClick={() => onEnd('')}>
        {say(t.cameraOff)}
      </Button>
    </>
  );
}

function cameraProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return sayHere(t.cameraDenied);
  return sayHere(name === 'NotFoundError' ? t.cameraMissing : t.cameraFails);
}
