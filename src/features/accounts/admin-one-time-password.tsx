import { Copy, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { accountWithPassword } from './contract.ts';

type OneTimePasswordProps = {
  issued: z.infer<typeof accountWithPassword> | null;
  onClose: () => void;
};

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
      {issued && (
        <div className="grid gap-4">
          <Password text={issued.password} />
          <p className="text-sm">
            Login: <span className="font-semibold wrap-anywhere">{loginAddress()}</span>
            <br />
            E-mail: <span className="font-semibold wrap-anywhere">{issued.account.email}</span>
          </p>
          <ButtonLink variant="secondary" external href={shareLink(issued)}>
            <MessageCircle className="size-4" aria-hidden="true" />
            Kirim lewat WhatsApp
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}

const loginAddress = () => new URL('/login', location.href).href;

/** Accounts have no number, so WhatsApp asks for the recipient. */
function shareLink({ account, password }: z.infer<typeof accountWithPassword>) {
  const text = [
    `Halo ${account.name}, ini akun Anda:`,
    loginAddress(),
    `E-mail: ${account.email}`,
    `Kata sandi sekali pakai: ${password}`,
  ].join('\n');
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
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
