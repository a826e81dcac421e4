import type { KeyboardEventHandler, PointerEventHandler } from 'react';
import { useSay } from '../../reader.tsx';
import { listTexts } from './messages.ts';

export type SortStep = -1 | 1;

type SortControlsProps = {
  name: string;
  first: boolean;
  last: boolean;
  disabled: boolean;
  onPointerDown: PointerEventHandler;
  onKeyDown: KeyboardEventHandler;
  onKeyUp: KeyboardEventHandler;
  onStep: (by: SortStep) => void;
};

const buttonClasses =
  'grid w-8 place-items-center rounded text-ink-soft transition hover:bg-milk hover:text-ink ' +
  'pointer-coarse:size-11 aria-disabled:opacity-35 aria-disabled:hover:bg-transparent';

/** A `disabled` button would lose the focus, so unusable ones have `aria-disabled`. */
export function SortControls(props: SortControlsProps) {
  const { name, first, last, disabled, onStep, onPointerDown, onKeyDown, onKeyUp } = props;
  const say = useSay();
  const immovable = disabled || (first && last);
  return (
    <div className="-ms-1 flex shrink-0 self-start">
      <button
        type="button"
        aria-label={say(listTexts.move, { name })}
        aria-disabled={immovable || undefined}
        onPointerDown={immovable ? undefined : onPointerDown}
        onKeyDown={immovable ? undefined : onKeyDown}
        onKeyUp={onKeyUp}
        className={`${buttonClasses} h-13 cursor-grab touch-none active:cursor-grabbing`}
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true" fill="currentColor">
          <path d="M5 2.5h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 4.5h2v2H5zm4 0h2v2H9z" />
        </svg>
      </button>
      <div className="flex flex-col pointer-coarse:flex-row">
        <Arrow
          label={say(listTexts.moveUp, { name })}
          d="m4 10 4-4 4 4"
          disabled={disabled || first}
          onClick={() => onStep(-1)}
        />
        <Arrow
          label={say(listTexts.moveDown, { name })}
          d="m4 6 4 4 4-4"
          disabled={disabled || last}
          onClick={() => onStep(1)}
        />
      </div>
    </div>
  );
}

type ArrowProps = { label: string; d: string; disabled: boolean; onClick: () => void };

function Arrow({ label, d, disabled, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={`${buttonClasses} h-6.5`}
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}
