import { useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { useSay } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';
import { NextButton, PauseButton, PreviousButton, TurnBar } from '../../ui/site/turn-buttons.tsx';
import { useHydrated } from '../../ui/site/use-hydrated.ts';
import { useRotation } from '../../ui/site/use-rotation.ts';
import { type PictureSources, PictureView } from '../media/picture/picture-view.tsx';
import { screenTexts } from './visitor.messages.ts';

type Props = {
  start: number;
  backdrop: PictureSources | null;
  mockups: { picture: PictureSources; alt: string }[];
};

const INTERVAL = 3000;
const MIN_DOTS = 5;
const STAGE = 'app-showcase';

/** Styles go by distance from the current phone; phones at ±2 are entering or leaving. */
const slots: Record<string, string> = {
  '-2': '-translate-x-[150%] translate-y-[8%] scale-70 opacity-0',
  '-1': '-translate-x-[66%] translate-y-[8%] scale-80 -rotate-3 [--turn:50deg]',
  '0': 'z-10 drop-shadow [--turn:0deg]',
  '1': 'translate-x-[66%] translate-y-[8%] scale-80 rotate-3 [--turn:-50deg]',
  '2': 'translate-x-[150%] translate-y-[8%] scale-70 opacity-0',
};

const wrap = (value: number, length: number) => ((value % length) + length) % length;

/**
 * Phones advance every 3 s. `turn` never wraps, so that each phone keeps its React key and moves in
 * the right direction. Only pictures between `first` and `last` have been near the screen; others
 * are not downloaded.
 */
function ShowcaseStage({ start, backdrop, mockups }: Props) {
  const say = useSay();
  const [{ turn, first, last }, setShown] = useState({ turn: start, first: start, last: start });
  const setTurn = (next: number) =>
    setShown({ turn: next, first: Math.min(first, next), last: Math.max(last, next) });
  const dots = Math.max(MIN_DOTS, mockups.length);
  const { stopped, toggle } = useRotation(() => setTurn(turn + 1), turn, {
    every: INTERVAL,
    pauseId: STAGE,
    enabled: mockups.length > 1,
  });
  // The phone that enters next would be empty on its way in.
  const ahead = useHydrated() ? 2 : 1;
  const distances = mockups.length > 1 ? [-2, -1, 0, 1, 2] : [0];

  return (
    <div id={STAGE} className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="relative isolate h-[17rem] overflow-clip rounded sm:h-[36rem]">
        {backdrop && (
          <PictureView
            picture={backdrop}
            alt=""
            sizes="(min-width: 64rem) 80rem, (min-width: 40rem) 64rem, 32rem"
            className="absolute! inset-0 -z-10"
            imgClassName="object-cover object-[30%_50%]"
          />
        )}
        {distances.map((distance) => {
          const position = turn + distance;
          const mockup = mockups[wrap(position, dots) % mockups.length];
          const current = distance === 0;
          return (
            mockup && (
              <div
                key={position}
                data-slot={distance}
                aria-hidden={!current}
                className={classes(
                  // The lower ends of the phones are outside: on the photograph they would need its
                  // light.
                  'by-scrolling [--motion:turn] absolute inset-x-0 top-4 mx-auto aspect-[1/2] w-[10rem] transition duration-300 sm:top-12 sm:w-[18rem]',
                  slots[distance],
                )}
              >
                {position >= first - 1 && position <= last + ahead && (
                  <PictureView
                    picture={mockup.picture}
                    alt={current ? mockup.alt : ''}
                    sizes="(min-width: 40rem) 18rem, 10rem"
                    className="size-full"
                    contain
                  />
                )}
              </div>
            )
          );
        })}
      </div>
      {mockups.length > 0 && (
        <TurnBar
          count={dots}
          current={wrap(turn, dots)}
          dots={{
            nameOf: (dot) => say(screenTexts.show, { screen: dot + 1, count: dots }),
            onShow: (dot) => setTurn(turn - wrap(turn, dots) + dot),
          }}
          allDots
          className="mt-2 lg:mt-5 noscript:invisible"
        >
          {mockups.length > 1 && (
            <>
              <PreviousButton label={say(screenTexts.previous)} onClick={() => setTurn(turn - 1)} />
              <PauseButton stopped={stopped} onToggle={toggle} />
              <NextButton label={say(screenTexts.next)} onClick={() => setTurn(turn + 1)} />
            </>
          )}
        </TurnBar>
      )}
    </div>
  );
}

export const Showcase = island('showcase', ShowcaseStage);
