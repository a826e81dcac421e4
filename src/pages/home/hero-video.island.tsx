import { useEffect, useRef, useState } from 'react';
import { UPRIGHT } from '../../features/media/picture/picture-view.tsx';
import { classes } from '../../ui/classes.ts';
import { island } from '../../ui/site/island.tsx';
import { useHydrated } from '../../ui/site/use-hydrated.ts';

type Props = {
  sources: string[];
  /** Phones held upright have another picture, and no video without these. */
  uprightSources?: string[] | undefined;
  play: string;
  pause: string;
};

type State = 'loading' | 'playing' | 'stopped' | 'failed';

/** A failed video also fires `pause`, which must not hide the failure. */
const unlessFailed = (now: State): State => (now === 'failed' ? now : 'stopped');

/** Firefox, Safari and TypeScript's types lack this property. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/** Visitors who save data or prefer reduced motion start the video themselves. */
const mayStart = () => !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The video is not in the HTML, so that the hero's poster is the first and largest paint. If the
 * browser blocks autoplay, a play button is shown.
 */
function HeroVideoPlayer({ sources: wide, uprightSources, play, pause }: Props) {
  const hydrated = useHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const [sources, setSources] = useState<string[]>([]);
  const [shouldPlay, setShouldPlay] = useState(false);
  const [state, setState] = useState<State>('loading');
  const playing = state === 'playing';
  const onStopped = () => setState(unlessFailed);
  const onFailed = () => setState('failed');

  useEffect(() => {
    if (mayStart()) setShouldPlay(true);
    else setState('stopped');
  }, []);
  useEffect(() => {
    const portrait = matchMedia(UPRIGHT);
    const update = () => setSources((portrait.matches && uprightSources) || wide);
    update();
    portrait.addEventListener('change', update);
    return () => portrait.removeEventListener('change', update);
  }, [wide, uprightSources]);
  useEffect(() => {
    if (shouldPlay && sources.length > 0) video.current?.play().catch(() => setState(unlessFailed));
  }, [shouldPlay, sources]);

  function press() {
    if (playing) return video.current?.pause();
    // After a failure `play` alone would fail again; `load` starts over.
    if (state === 'failed') video.current?.load();
    setState('stopped');
    setShouldPlay(true);
    video.current?.play().catch(onStopped);
  }

  if (!hydrated || sources.length === 0) return null;
  return (
    <>
      {shouldPlay && (
        <video
          // A video does not look at its sources again, so a turned phone needs another one.
          key={sources[0]}
          ref={video}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setState('playing')}
          onPause={onStopped}
          onError={onFailed}
          className={classes(
            'absolute inset-x-0 bottom-0 -z-20 size-full object-cover print:hidden opacity-0 transition-opacity duration-300 data-playing:opacity-100',
            uprightSources
              ? 'max-sm:portrait:h-[calc(100%+5rem)] across:object-[74%_50%]'
              : 'object-[74%_50%] sm:object-center',
          )}
          data-playing={playing || undefined}
        >
          {/* A browser that can play no source reports the error at the last one. */}
          {sources.map((src, index) => (
            <source
              key={src}
              src={src}
              onError={index === sources.length - 1 ? onFailed : undefined}
            />
          ))}
        </video>
      )}
      {state !== 'loading' && (
        <button
          type="button"
          className="absolute right-gutter bottom-3 sm:bottom-6 sm:max-lg:portrait:bottom-16 lg:right-20 z-1 grid size-11 lg:size-12 place-items-center rounded-full border border-ink/30 bg-foam/80 transition hover:scale-105 hover:bg-foam in-[.on-dark]:border-paper/30 in-[.on-dark]:bg-ink/45 in-[.on-dark]:hover:bg-ink"
          onClick={press}
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
