import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { UnsavedOffer } from '../../../ui/dashboard/forms/entry-form.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Content } from '../contract.ts';
import { useAddress } from './admin-label.ts';
import type { SaveAs, useSave } from './admin-save.ts';
import { editorTexts } from './messages.ts';

type SaveBarProps = {
  /** What was left unsaved last time. */
  earlier: Content[];
  onTake: () => void;
  onDrop: () => void;
  /** What saving also publishes, although this page does not show it. */
  elsewhere: Content[];
  onOpen: (content: Content) => void;
  onDiscard: (content: Content) => void;
  /** Undefined while no field is open. */
  count: number | undefined;
  busy: ReturnType<typeof useSave>['busy'];
  onSave: (as: SaveAs) => void;
  onCancel: () => void;
};

export function SaveBar({ earlier, onTake, onDrop, count, ...props }: SaveBarProps) {
  const address = useAddress();
  return (
    <div className="bar-on-tabs @container sticky bottom-0 z-10 rounded border border-line bg-foam p-3 shadow">
      {earlier.length > 0 && (
        <div className={count === undefined ? undefined : 'mb-3'}>
          <UnsavedOffer onTake={onTake} onDrop={onDrop} fields={earlier.map(address)} />
        </div>
      )}
      {count !== undefined && <Saving {...props} count={count} />}
    </div>
  );
}

type SavingProps = Omit<SaveBarProps, 'earlier' | 'onTake' | 'onDrop' | 'count'> & {
  count: number;
};

function Saving({ elsewhere, onOpen, onDiscard, count, busy, onSave, onCancel }: SavingProps) {
  const say = useSay();
  const address = useAddress();
  return (
    <>
      {elsewhere.length > 0 && (
        <div className="mb-2 text-xs">
          <p>{say(editorTexts.elsewhere)}</p>
          <ul className="max-h-32 overflow-y-auto">
            {elsewhere.map((content) => (
              <li key={content.id} className="flex items-center gap-2">
                <button
                  type="button"
                  className="me-auto min-h-11 text-start font-semibold underline underline-offset-4 wrap-anywhere"
                  onClick={() => onOpen(content)}
                >
                  {address(content)}
                </button>
                <IconButton
                  icon={X}
                  label={say(editorTexts.discardOne, { name: address(content) })}
                  onClick={() => onDiscard(content)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex items-center justify-end gap-2 whitespace-nowrap @max-lg:[&>button]:px-2.5">
        <p id="edits" role="status" className="me-auto text-xs text-ink-soft @max-[22rem]:sr-only">
          {count > 0 ? say(editorTexts.changed, { count }) : say(editorTexts.noChange)}
        </p>
        <Button variant="quiet" disabled={busy !== undefined} onClick={onCancel}>
          {say(editorTexts.cancel)}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'draft'}
          disabled={count === 0}
          aria-describedby="edits"
          onClick={() => onSave('draft')}
        >
          {say(editorTexts.saveDraft)}
        </Button>
        <Button
          variant={count > 0 ? 'primary' : 'secondary'}
          busy={busy === 'published'}
          disabled={count === 0}
          aria-describedby="edits"
          onClick={() => onSave('published')}
        >
          {say(editorTexts.save)}
        </Button>
      </div>
    </>
  );
}

/** Without it, Ctrl+S would save the dashboard as a file. */
export function useSaveKey(isToSave: boolean, onSave: () => void) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (isToSave) onSave();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  });
}
