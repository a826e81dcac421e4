import { useId, useRef, useState } from 'react';
import { type PictureSources, PictureView } from '../../features/media/picture/picture-view.tsx';
import { useSay } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';
import { siteTexts } from '../../ui/site/messages.ts';
import { smoothScroll } from '../../ui/site/smooth-scroll.ts';
import { PauseButton, TurnBar } from '../../ui/site/turn-buttons.tsx';
import { useHydrated } from '../../ui/site/use-hydrated.ts';
import { useRotation } from '../../ui/site/use-rotation.ts';

type Props = {
  label: string;
  slides: { picture: PictureSources; alt: string }[];
  sizes: string;
  shape: string;
  /** The dark ground around the pictures cuts out a corner for the buttons. */
  isCut?: boolean;
};

const SECONDS = 4;

/** Advances every 4 s in a loop. Without JavaScript it is a row to swipe. */
function SlideshowRow({ label, slides, sizes, shape, isCut = false }: Props) {
  const say = useSay();
  const row = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [index, setIndex] = useState(0);
  const id = useId();
  const { stopped, toggle } = useRotation(() => show((index + 1) % slides.length), index, {
    every: SECONDS * 1000,
    pauseId: id,
    enabled: slides.length > 1,
  });

  function show(place: number) {
    setIndex(place);
    const element = row.current;
    if (element) smoothScroll(element, element.clientWidth * place);
  }

  return (
    <div id={id} className={isCut ? 'relative h-full' : undefined}>
      <section
        ref={row}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className={`flex h-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] ${isCut ? '' : 'rounded'}`}
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
            className={`${shape} w-full flex-none snap-start overflow-hidden`}
          />
        ))}
      </section>
      {slides.length > 1 && (
        <TurnBar
          count={slides.length}
          current={index}
          dots={{ nameOf: (dot) => `${say(siteTexts.slide)} ${dot + 1}`, onShow: show }}
          className={`${isCut ? 'cut-corner' : 'mt-2'} ${hydrated ? '' : 'invisible'}`}
        >
          <PauseButton stopped={stopped} onToggle={toggle} />
        </TurnBar>
      )}
    </div>
  );
}

export const Slideshow = island('slideshow', SlideshowRow);
