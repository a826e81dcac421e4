import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { useSay } from '../reader.tsx';
import { siteTexts } from './messages.ts';

type TurnProps = { label: string; onClick: () => void; disabled?: boolean };

export function PreviousButton(props: TurnProps) {
  return <RoundButton {...props} path="m10 3.5L5.5 8l4.5 4.5" />;
}

export function NextButton(props: TurnProps) {
  return <RoundButton {...props} path="M6 3.5L10.5 8L6 12.5" />;
}

/** WCAG 2.2.2 requires it beside anything that moves by itself. */
export function PauseButton({ stopped, onToggle }: { stopped: boolean; onToggle: () => void }) {
  const say = useSay();
  return (
    <span data-pause className="contents">
      <RoundButton
        label={say(stopped ? siteTexts.play : siteTexts.pause)}
        onClick={onToggle}
        path={stopped ? 'M5 3l8 5-8 5z' : 'M5.5 3.5v9m5-9v9'}
      />
    </span>
  );
}

function RoundButton({ label, path, onClick, disabled }: TurnProps & { path: string }) {
  return (
    <Button
      variant="secondary"
      size="icon"
      className="rounded-full"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Button>
  );
}

type TurnBarProps = {
  count: number;
  current: number;
  /** Without dots, or for a long row, the position is a number. */
  dots?: DotNames | false;
  allDots?: boolean;
  children: ReactNode;
  className: string;
};

/** More do not fit on a small phone. */
const MAX_DOTS = 11;

export function TurnBar(props: TurnBarProps) {
  const { children, className, count, current, dots, allDots = false } = props;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-2 gap-y-1 print:hidden ${className}`}
    >
      {dots && (allDots || count <= MAX_DOTS) ? (
        <Dots count={count} current={current} {...dots} />
      ) : (
        <p className="text-sm text-ink-soft tabular-nums in-[.on-dark]:text-paper/80">
          {current + 1} / {count}
        </p>
      )}
      <div className="flex gap-2 sm:gap-3">{children}</div>
    </div>
  );
}

type DotNames = { nameOf: (index: number) => string; onShow: (index: number) => void };
type DotsProps = DotNames & Pick<TurnBarProps, 'count' | 'current'>;

function Dots({ count, current, nameOf, onShow }: DotsProps) {
  return (
    <div className="-ms-1.25 flex flex-wrap sm:-ms-1.75">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          aria-label={nameOf(index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onShow(index)}
          className="group grid h-11 w-6 place-items-center sm:w-7"
        >
          <span className="turn-dot" />
        </button>
      ))}
    </div>
  );
}
