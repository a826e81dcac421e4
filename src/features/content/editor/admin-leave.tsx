import { Button } from '../../../ui/button.tsx';
import { askInDialog } from '../../../ui/dashboard/ask-in-dialog.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { sayHere } from '../../../ui/reader.tsx';
import { editorTexts } from './messages.ts';

export type Leaving = 'save' | 'drop' | 'stay';

export function askBeforeLeaving(fields: string[]): Promise<Leaving> {
  return askInDialog<Leaving>((answer) => (
    <Dialog
      role="alertdialog"
      title={sayHere(editorTexts.unsaved, { count: fields.length })}
      description={sayHere(editorTexts.leaving)}
      onClose={() => answer('stay')}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer('stay')}>
            {sayHere(editorTexts.back)}
          </Button>
          <Button variant="destructive" onClick={() => answer('drop')}>
            {sayHere(editorTexts.discard)}
          </Button>
          <Button onClick={() => answer('save')}>{sayHere(editorTexts.save)}</Button>
        </>
      }
    >
      <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm font-semibold">
        {fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
    </Dialog>
  ));
}
