import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '../../../messages.ts';
import { Button, type ButtonVariant } from '../../button.tsx';
import { sayHere, useSay } from '../../reader.tsx';
import { toast } from '../../toast.tsx';
import { dashboardTexts as t } from '../messages.ts';

type CopyButtonProps = {
  text: string;
  label?: Message<never>;
  done?: Message<never>;
  /** The text is nowhere on the screen, so a refusal shows it. */
  isUnseen?: boolean;
  variant?: ButtonVariant;
  autoFocus?: boolean;
};

/** When the browser refuses in silence, somebody would paste what they copied before. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = t.copy, done = t.copied, isUnseen } = props;
  const { variant = 'secondary', autoFocus = false } = props;
  const say = useSay();
  const [copied, setCopied] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      const description = isUnseen ? text : sayHere(t.copyByHand);
      toast({ title: sayHere(t.notCopied), description, variant: 'destructive' });
    }
  }
  return (
    <Button variant={variant} autoFocus={autoFocus} onClick={copy}>
      <Copy className="size-4" />
      <span aria-live="polite">{say(copied === text ? done : label)}</span>
    </Button>
  );
}
