import { useId, useRef, useState } from 'react';
import { type PictureSources, PictureView } from '../../features/media/picture-view.tsx';
import { island } from '../../ui/island.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useRotation } from '../../ui/use-rotation.ts';

type Props = {
  label: string;
  slides: { picture: PictureSources; alt: string }[];
  sizes: string;
  /** Words of the controls, in the page's language. */
  words: { pause: string; play: string; slide: string };
};

const SECONDS = 4;

/**
 * Pictures that follow one another every 4 s, looping, with dots and a pause. Without a script it
 * is a row to swipe.
 */
function SlideshowRow({ label, slides, sizes, words }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [index, setIndex] = useState(0);
  const id = useId();
  const { stopped, toggle } = useRotation(() => show((index + 1) % slides.length), index, {
    every: SECONDS * 1000,
    holdId: id,
    enabled: slides.length > 1,
  });

  function show(next: number) {
    setIndex(next);
    const element = row.current;
    element?.scrollTo({ left: element.clientWidth * next });
  }

  return (
    <div id={id}>
      <section
        ref={row}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded [scrollbar-width:none]"
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          setIndex(Math.round(scrollLeft / Math.max(clientWidth, 1)));
        }}
      >
        {slides.map(({ picture, alt }) => (
          <PictureView
            key={picture.src}
            picture={picture}
            alt={alt}
            sizes={sizes}
            className="aspect-[4/3] w-full flex-none snap-start overflow-hidden"
          />
        ))}
      </section>
      <div className="flex min-h-11 items-center justify-center gap-1">
        {hydrated && slides.length > 1 && (
          <>
            {slides.map(({ picture }, slide) => (
              <button
                key={picture.src}
                type="button"
                aria-label={`${words.slide} ${slide + 1}`}
                aria-current={slide === index}
                className="group grid size-11 place-items-center"
                onClick={() => show(slide)}
              >
                <span className="size-2.5 rounded-full bg-line-strong transition group-aria-[current=true]:w-6 group-aria-[current=true]:bg-caramel-deep" />
              </button>
            ))}
            <button type="button" className="size-11 text-sm" data-pause="" onClick={toggle}>
              <span className="sr-only">{stopped ? words.play : words.pause}</span>
              <svg
                viewBox="0 0 24 24"
                className="m-auto size-5"
                fill="currentColor"
                aria-hidden="true"
              >
                {stopped ? <path d="M8 5v14l11-7z" /> : <path d="M7 5h4v14H7zM13 5h4v14h-4z" />}
              </svg>
            </button>
          </>
        )}
      </div>
    </div>
  );
}

export const Slideshow = island('slideshow', SlideshowRow);
