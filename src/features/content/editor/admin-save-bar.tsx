import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { SaveAs, useSave } from './admin-save.ts';
import { editorTexts } from './messages.ts';

type SaveBarProps = {
  count: number;
  busy: ReturnType<typeof useSave>['busy'];
  onSave: (as: SaveAs) => void;
  onCancel: () => void;
};

export function SaveBar({ count, busy, onSave, onCancel }: SaveBarProps) {
  const say = useSay();
  return (
    <div className="bar-on-tabs @container sticky bottom-0 z-10 rounded border border-line bg-foam p-3 shadow">
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
    </div>
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
