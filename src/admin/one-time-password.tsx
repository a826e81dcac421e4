import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { accountWithPassword } from '../features/auth/contract.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type OneTimePasswordProps = {
  issued: z.infer<typeof accountWithPassword> | null;
  onClose: () => void;
};

/** Shown this once: the server keeps only its hash. */
export function OneTimePassword({ issued, onClose }: OneTimePasswordProps) {
  return (
    <Dialog
      open={issued !== null}
      onClose={onClose}
      title="One-time password"
      description={
        issued &&
        `Give this to ${issued.account.name}. It is shown only now, and asks for a password of their own at the first login.`
      }
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {issued && <Password text={issued.password} />}
    </Dialog>
  );
}

function Password({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <div className="flex items-center gap-3 rounded bg-milk p-3">
      <code className="min-w-0 flex-1 font-mono text-lg break-all select-all">{text}</code>
      <Button variant="secondary" size="sm" onClick={copy}>
        <Copy className="size-4" aria-hidden="true" />
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  );
}
