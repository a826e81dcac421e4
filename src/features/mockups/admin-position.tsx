import type { MockupFields } from './contract.ts';

type Position = MockupFields['position'];

/** As on the home page: one phone in the middle, and those that are still to come at the right. */
const places: Record<Position, { x: number; width: number; height: number }> = {
  left: { x: 1, width: 9, height: 18 },
  center: { x: 13, width: 11, height: 22 },
  right: { x: 27, width: 9, height: 18 },
  extra1: { x: 41, width: 7, height: 14 },
  extra2: { x: 51, width: 7, height: 14 },
};

export function PositionSketch({ position }: { position: Position }) {
  return (
    <svg
      viewBox="0 0 59 24"
      className="h-6 w-14.75 shrink-0 stroke-line-strong max-sm:h-4 max-sm:w-auto"
      aria-hidden="true"
    >
      {Object.entries(places).map(([name, { x, width, height }]) => (
        <rect
          key={name}
          x={x}
          y={(24 - height) / 2}
          width={width}
          height={height}
          rx="2"
          className={name === position ? 'fill-bar stroke-bar' : 'fill-none'}
        />
      ))}
    </svg>
  );
}
