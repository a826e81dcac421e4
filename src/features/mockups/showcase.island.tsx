import { useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { island } from '../../ui/site/island.tsx';
import { Dots, PauseButton } from '../../ui/site/turn-buttons.tsx';
import { useHydrated } from '../../ui/site/use-hydrated.ts';
import { useRotation } from '../../ui/site/use-rotation.ts';
import { type PictureSources, PictureView } from '../media/picture/picture-view.tsx';

type Props = {
  start: number;
  mockups: { picture: PictureSources; alt: string }[];
};

const EVERY = 3000;
const FEWEST_DOTS = 5;
const STAGE = 'app-showcase';

/** Styles by distance from the current phone; ±2 are on their way in or out. */
const slots: Record<string, string> = {
  '-2': '-translate-x-[150%] scale-70 opacity-0',
  '-1': '-translate-x-[82%] scale-80 -rotate-3 opacity-80',
  '0': 'z-10 drop-shadow',
  '1': 'translate-x-[82%] scale-80 rotate-3 opacity-80',
  '2': 'translate-x-[150%] scale-70 opacity-0',
};

const wrap = (value: number, length: number) => ((value % length) + length) % length;

/**
 * Three phones that advance every 3 s. `turn` never wraps, so that each phone keeps its React key
 * and moves the right way.
 */
function ShowcaseStage({ start, mockups }: Props) {
  const hydrated = useHydrated();
  const [turn, setTurn] = useState(start);
  const dots = Math.max(FEWEST_DOTS, mockups.length);
  const { stopped, toggle } = useRotation(() => setTurn(turn + 1), turn, {
    every: EVERY,
    holdId: STAGE,
    enabled: mockups.length > 1,
  });
  const distances = mockups.length > 1 ? [-2, -1, 0, 1, 2] : [0];

  return (
    <div id={STAGE}>
      <div className="relative mx-auto mt-3 h-[19rem] max-w-4xl sm:h-[34rem] lg:mt-0">
        {distances.map((distance) => {
          const place = turn + distance;
          const mockup = mockups[wrap(place, dots) % mockups.length];
          const current = distance === 0;
          return (
            mockup && (
              <div
                key={place}
                data-slot={distance}
                aria-hidden={!current}
                className={classes(
                  'absolute inset-x-0 inset-y-4 mx-auto w-[9rem] transition duration-300 sm:w-[16rem]',
                  slots[distance],
                )}
              >
                <PictureView
                  picture={mockup.picture}
                  alt={current ? mockup.alt : ''}
                  sizes="(min-width: 40rem) 16rem, 9rem"
                  className="size-full"
                  contain
                />
              </div>
            )
          );
        })}
      </div>
      {mockups.length > 0 && (
        <div
          className={classes(
            'mt-2 flex flex-wrap items-center justify-center gap-2',
            !hydrated && 'invisible',
          )}
        >
          <Dots
            count={dots}
            current={wrap(turn, dots)}
            nameOf={(dot) => `Show picture ${dot + 1} of ${dots}`}
            onShow={(dot) => setTurn(turn - wrap(turn, dots) + dot)}
          />
          {mockups.length > 1 && <PauseButton stopped={stopped} onToggle={toggle} />}
        </div>
      )}
    </div>
  );
}

export const Showcase = island('showcase', ShowcaseStage);
