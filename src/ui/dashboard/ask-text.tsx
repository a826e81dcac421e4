import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button, type ButtonVariant } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { errorMessage } from '../fetch.ts';
import { Input } from '../field.tsx';
import { useSay } from '../reader.tsx';
import { dashboardTexts } from './messages.ts';

type AskTextProps = {
  title: string;
  description?: ReactNode;
  label: ReactNode;
  hint?: string;
  was?: string;
  maxLength?: number;
  /** What is often answered. */
  usual?: string[];
  action: string;
  variant?: ButtonVariant;
  onClose: () => void;
  /** Answers what is wrong with the text, if anything. */
  onText: (text: string) => Promise<string | undefined>;
  /** Above the field. */
  children?: ReactNode;
};

/** Asks for a line of text, such as a reason, before it acts. What was typed stays if that fails. */
export function AskText(props: AskTextProps) {
  const { title, description, label, hint, was, maxLength, action, variant } = props;
  const { usual = [], onClose, onText, children } = props;
  const id = useId();
  const say = useSay();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text'));
    setBusy(true);
    const wrong = await onText(text).catch(errorMessage);
    setBusy(false);
    if (!wrong) return;
    setError(wrong);
    form.querySelector('input')?.focus();
  };

  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {children}
        <Input
          label={label}
          name="text"
          hint={hint}
          defaultValue={was}
          maxLength={maxLength}
          list={usual.length > 0 ? id : undefined}
          autoComplete="off"
          autoFocus
          required
          error={error}
          onChange={() => setError('')}
        />
        {usual.length > 0 && (
          <datalist id={id}>
            {usual.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say(dashboardTexts.cancel)}
          </Button>
          <Button type="submit" variant={variant} busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
