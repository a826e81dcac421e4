import { Download, Trash2, X } from 'lucide-react';
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
      aria-label={count > 0 ? say(listTexts.chosenRows) : undefined}
      className={
        count > 0
          ? // On a phone two rows: a button beyond the edge is not found.
            'bar-on-tabs card sticky bottom-4 z-10 flex flex-wrap items-center gap-2 px-card py-3 shadow'
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
          <div className="flex flex-wrap gap-2 empty:hidden max-sm:order-1 max-sm:basis-full max-sm:*:flex-auto max-sm:*:whitespace-nowrap beside-buttons">
            {children}
          </div>
          <div className="flex items-center gap-2">
            {csv && (
              <ButtonLink variant="secondary" href={`${csv}?ids=${ids}`} download>
                <Download className="size-4 sm:hidden" />
                <span className="max-sm:sr-only">{say(dashboardTexts.export)}</span>
              </ButtonLink>
            )}
            {onDelete && (
              // The filled button is for what is done most, and the question that follows is red.
              <Button
                variant="quiet"
                className="border border-current text-danger-deep"
                onClick={onDelete}
              >
                <Trash2 className="size-4 sm:hidden" />
                <span className="max-sm:sr-only">{say(dashboardTexts.delete)}</span>
              </Button>
            )}
            <Button variant="quiet" onClick={onClear}>
              <X className="size-4 sm:hidden" />
              <span className="max-sm:sr-only">{say(listTexts.clearChosen)}</span>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
