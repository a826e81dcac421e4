import { type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';
import { dashboardTexts } from '../messages.ts';
import { formTexts } from './messages.ts';

type FormButtonsProps = {
  busy: boolean;
  /** It names what is missing and disables the button. */
  missing?: string | false | undefined;
  onCancel?: (() => void) | undefined;
  busyLabel?: string | undefined;
  variant?: ButtonVariant | undefined;
  className?: string;
  children: ReactNode;
};

export function FormButtons(props: FormButtonsProps) {
  const say = useSay();
  const { busy, missing, variant, onCancel, className, children } = props;
  const { busyLabel = say(formTexts.saving) } = props;
  const id = useId();
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-end gap-3 max-sm:*:[button]:flex-auto',
        className,
      )}
    >
      {missing && (
        <p id={id} className="min-w-40 flex-1 text-sm text-ink-soft max-sm:basis-full">
          {missing}
        </p>
      )}
      {onCancel && (
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {say(dashboardTexts.cancel)}
        </Button>
      )}
      <Button
        type="submit"
        variant={variant}
        busy={busy}
        disabled={Boolean(missing)}
        aria-describedby={missing ? id : undefined}
      >
        {busy ? busyLabel : children}
      </Button>
    </div>
  );
}
