import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../button.tsx';
import { useSay } from '../../reader.tsx';
import { FormButtons } from './form-buttons.tsx';
import { formTexts } from './messages.ts';
import { SavedFields } from './saved-fields.tsx';

type Offer = { onTake: () => void; onDrop: () => void; fields?: string[] };

type EntryFormProps = {
  onSubmit: (event: SubmitEvent) => unknown;
  onCancel: () => void;
  busy: boolean;
  busyLabel?: string;
  /** It names what is missing and disables the button. */
  missing?: string | false;
  /** There is nothing to save yet, so the button does not call for it. */
  isUnchanged?: boolean;
  action: string;
  /** It offers input that an earlier reload or crash left unsaved. */
  offer: Offer | undefined;
  children: ReactNode;
};

export function EntryForm(props: EntryFormProps) {
  const { onSubmit, onCancel, busy, busyLabel, missing, isUnchanged, action, offer, children } =
    props;
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-4"
    >
      <SavedFields busy={busy} className="grid content-start gap-4">
        {offer && <UnsavedOffer {...offer} />}
        {children}
      </SavedFields>
      <FormButtons
        busy={busy}
        busyLabel={busyLabel}
        missing={missing}
        variant={isUnchanged ? 'secondary' : 'primary'}
        onCancel={onCancel}
        className="dialog-foot"
      >
        {action}
      </FormButtons>
    </form>
  );
}

export function UnsavedOffer({ onTake, onDrop, fields = [] }: Offer) {
  const say = useSay();
  return (
    <div role="status" className="grid gap-3 rounded bg-caramel-tint p-4 text-sm">
      {say(formTexts.notSavedLastTime)}
      {fields.length > 0 && (
        <ul className="max-h-32 overflow-y-auto font-semibold">
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onTake}>
          {say(formTexts.continueWithIt)}
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          {say(formTexts.discardIt)}
        </Button>
      </div>
    </div>
  );
}
