import { useEffect, useRef, useState } from 'react';
import { island } from '../../ui/island.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type Props = { play: string; pause: string };

/** Visitors who pay for each megabyte, or whom movement disturbs, start the video themselves. */
function mayStart() {
  const saving =
    'connection' in navigator && JSON.stringify(navigator.connection).includes('"saveData":true');
  return !saving && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The muted loop over the hero's poster. It is not in the HTML at all, so the poster is the first
 * and largest paint; where the browser will not play it by itself, a play button stands over it.
 */
function HeroVideoPlayer({ play, pause }: Props) {
  const hydrated = useHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<'loading' | 'playing' | 'stopped'>('loading');
  const playing = state === 'playing';
  const stop = () => setState('stopped');

  useEffect(() => {
    if (mayStart()) setWanted(true);
    else setState('stopped');
  }, []);
  useEffect(() => {
    if (wanted) video.current?.play().catch(() => setState('stopped'));
  }, [wanted]);

  if (!hydrated) return null;
  return (
    <>
      {wanted && (
        <video
          ref={video}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setState('playing')}
          onPause={stop}
          onError={stop}
          className="absolute inset-0 -z-10 size-full object-cover object-[74%_50%] opacity-0 sm:object-center transition-opacity duration-300 data-playing:opacity-100"
          data-playing={playing || undefined}
        >
          <source src="/hero.webm" type="video/webm" />
          {/* A browser that can load neither says so at the last one. */}
          <source src="/hero.mp4" type="video/mp4" onError={stop} />
        </video>
      )}
      {state !== 'loading' && (
        <button
          type="button"
          data-playing={playing || undefined}
          className="absolute top-[34%] left-1/2 grid size-20 sm:top-1/2 -translate-1/2 place-items-center rounded-full bg-paper/90 text-ink shadow transition hover:scale-105 data-playing:top-auto! data-playing:bottom-6 data-playing:left-4 data-playing:size-11 data-playing:translate-0 data-playing:bg-ink/60 data-playing:text-paper"
          onClick={() => {
            if (playing) return video.current?.pause();
            setWanted(true);
            video.current?.play().catch(stop);
          }}
        >
          <span className="sr-only">{playing ? pause : play}</span>
          <svg viewBox="0 0 24 24" className="size-1/2" fill="currentColor" aria-hidden="true">
            {playing ? <path d="M7 5h4v14H7zM13 5h4v14h-4z" /> : <path d="M8 5v14l11-7z" />}
          </svg>
        </button>
      )}
    </>
  );
}

export const HeroVideo = island('hero-video', HeroVideoPlayer, 'idle');
