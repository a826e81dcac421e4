import type { ReactNode } from 'react';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { say } from '../../language.ts';

type FormButtonsProps = {
  busy: boolean;
  disabled?: boolean | undefined;
  onCancel: () => void;
  busyLabel?: string | undefined;
  cancelLabel?: string;
  className?: string;
  children: ReactNode;
};

export function FormButtons(props: FormButtonsProps) {
  const { busy, disabled, onCancel, className, children } = props;
  const { busyLabel = say('Saving...', 'Menyimpan...') } = props;
  const { cancelLabel = say('Cancel', 'Batal') } = props;
  return (
    <div className={classes('flex flex-wrap gap-3', className)}>
      <Button type="submit" busy={busy} disabled={disabled}>
        {busy ? busyLabel : children}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
