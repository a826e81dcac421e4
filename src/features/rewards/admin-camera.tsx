import { Camera as CameraIcon, CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { scan } from './admin-scanner.ts';

type Props = {
  on: boolean;
  onSwitch: (on: boolean) => void;
  onCode: (code: string) => void;
};

/** The camera is switched off when this component unmounts and when the page is hidden. */
export function Camera({ on, onSwitch, onCode }: Props) {
  const [problem, setProblem] = useState('');
  return (
    <section aria-label="Kamera" className="grid gap-3">
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
          className="min-h-32 w-full flex-col text-lg"
          onClick={() => {
            setProblem('');
            onSwitch(true);
          }}
        >
          <CameraIcon className="size-9" aria-hidden="true" />
          Pindai dengan kamera
        </Button>
      )}
      {problem && (
        <p role="alert" className="flex gap-3 rounded bg-danger-tint p-4 text-sm">
          <CameraOff className="size-5 shrink-0 text-danger-deep" aria-hidden="true" />
          {problem}
        </p>
      )}
    </section>
  );
}

type ViewfinderProps = { onCode: (code: string) => void; onEnd: (why: string) => void };

function Viewfinder({ onCode, onEnd }: ViewfinderProps) {
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
        {other ? 'Ini bukan barcode reward.' : 'Arahkan kamera ke barcode pelanggan.'}
      </p>
      <Button variant="secondary" onClick={() => onEnd('')}>
        Matikan kamera
      </Button>
    </>
  );
}

function cameraProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') {
    return 'Kamera tidak diizinkan. Izinkan kamera untuk situs ini di pengaturan browser, atau ketik kodenya di bawah.';
  }
  if (name === 'NotFoundError') return 'Tidak ada kamera di perangkat ini. Ketik kodenya di bawah.';
  return 'Kamera tidak bisa dipakai sekarang. Ketik kodenya di bawah.';
}
