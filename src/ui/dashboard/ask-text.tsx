import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, type ButtonVariant } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { errorMessage } from '../fetch.ts';
import { Input } from '../field.tsx';
import { FormButtons } from './forms/form-buttons.tsx';
import { useUnsavedText } from './unsaved-input.ts';

type AskTextProps = {
  title: string;
  description?: ReactNode;
  label: ReactNode;
  hint?: string;
  was?: string;
  /** What is typed is kept in the browser under this key until it was sent. */
  draft?: string;
  maxLength?: number;
  /** One press gives an answer that is often given. */
  usual?: string[];
  action: string;
  variant?: ButtonVariant;
  onClose: () => void;
  /** Resolves to what is wrong with the text, if anything. */
  onText: (text: string) => Promise<string | undefined>;
  children?: ReactNode;
};

/** What was typed stays if the action fails. */
export function AskText(props: AskTextProps) {
  const { title, description, label, hint, was, draft, maxLength, action, variant } = props;
  const { usual = [], onText, children } = props;
  const [text, setText] = useUnsavedText(draft, was);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const write = (typed: string) => {
    setText(typed);
    setError('');
  };

  const forget = () => setText(was ?? '');
  const onClose = () => {
    forget();
    props.onClose();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const wrong = await onText(text).catch(errorMessage);
    setBusy(false);
    if (!wrong) return forget();
    setError(wrong);
    form.querySelector('input')?.focus();
  };

  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {children}
        <Input
          label={label}
          name="text"
          hint={hint}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          autoFocus
          required
          error={error}
          onChange={({ target }) => write(target.value)}
        />
        {usual.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {usual.map((one) => (
              <li key={one}>
                <Button variant="secondary" size="sm" onClick={() => write(one)}>
                  {one}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <FormButtons busy={busy} busyLabel={action} variant={variant} onCancel={onClose}>
          {action}
        </FormButtons>
      </form>
    </Dialog>
  );
}
