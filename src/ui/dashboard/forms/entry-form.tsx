import type { ReactNode, SubmitEvent } from 'react';
import { FormButtons } from './form-buttons.tsx';

type EntryFormProps = {
  onSubmit: (event: SubmitEvent) => unknown;
  onCancel: () => void;
  busy: boolean;
  busyLabel?: string;
  /** What is missing before it can be sent. */
  missing?: string | false;
  /** What the button says. */
  action: string;
  children: ReactNode;
};

/** The form in the drawer of a list; its buttons stay in sight while it scrolls. */
export function EntryForm(props: EntryFormProps) {
  const { onSubmit, onCancel, busy, busyLabel, missing, action, children } = props;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      {children}
      <FormButtons
        busy={busy}
        busyLabel={busyLabel}
        missing={missing}
        onCancel={onCancel}
        className="sticky bottom-0 z-10 -mx-5 border-t border-line bg-foam px-5 py-4 sm:-mx-7 sm:px-7"
      >
        {action}
      </FormButtons>
    </form>
  );
}
