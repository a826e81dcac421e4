import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../button.tsx';
import { useSay } from '../../reader.tsx';
import { dashboardTexts } from '../messages.ts';
import { listTexts } from './messages.ts';

type SelectionBarProps = {
  selected: ReadonlyMap<number, unknown>;
  onClear: () => void;
  csv?: string | undefined;
  progress?: { done: number; of: number } | null;
  children?: ReactNode;
  onDelete?: (() => void) | undefined;
};

export function SelectionBar(props: SelectionBarProps) {
  const { selected, onClear, csv, progress, children, onDelete } = props;
  const say = useSay();
  const count = selected.size;
  const ids = [...selected.keys()].join();
  return (
    <section
      data-bar={count > 0 || undefined}
      aria-label={count > 0 ? say(listTexts.chosenRows) : undefined}
      className={
        count > 0
          ? // On a phone one row, pushed aside by the thumb, so that it hides little of the list.
            'card sticky bottom-24 z-10 flex items-center gap-2 p-3 shadow max-sm:overflow-x-auto max-sm:*:flex-none sm:flex-wrap lg:bottom-4'
          : 'sr-only'
      }
    >
      <p role="status" className="me-auto text-sm font-semibold">
        {count > 0 && (progress ? say(listTexts.done, progress) : say(listTexts.chosen, { count }))}
      </p>
      {count > 0 && progress && (
        <progress
          value={progress.done}
          max={progress.of}
          aria-label={say(listTexts.progress)}
          className="h-2 w-full accent-pandan sm:w-60"
        />
      )}
      {count > 0 && !progress && (
        <>
          {children}
          {csv && (
            <ButtonLink variant="secondary" size="sm" href={`${csv}?ids=${ids}`} download>
              {say(dashboardTexts.export)}
            </ButtonLink>
          )}
          {onDelete && (
            <Button variant="destructive" size="sm" onClick={onDelete}>
              {say(dashboardTexts.delete)}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onClear}>
            {say(listTexts.clearChosen)}
          </Button>
        </>
      )}
    </section>
  );
}
