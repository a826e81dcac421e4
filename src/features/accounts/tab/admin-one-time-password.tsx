import { MessageCircle } from 'lucide-react';
import type { z } from 'zod';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/dashboard/tools/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Sentence, sayHere, useSay } from '../../../ui/reader.tsx';
import { whatsappShareLink } from '../../../ui/whatsapp-link.ts';
import type { accountWithPassword } from '../contract.ts';
import { accountTexts } from '../messages.ts';

type OneTimePasswordProps = {
  issued: z.infer<typeof accountWithPassword> | null;
  onClose: () => void;
};

export function OneTimePassword({ issued, onClose }: OneTimePasswordProps) {
  const say = useSay();
  return (
    <Dialog
      open={issued !== null}
      onClose={onClose}
      title={say(accountTexts.oneTimePassword)}
      description={issued && say(accountTexts.oneTimeHint, { name: issued.account.name })}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {say(accountTexts.done)}
        </Button>
      }
    >
      {issued && (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-3 rounded bg-milk p-3">
            {/* The password is read aloud and copied by hand, so no group may break. */}
            <code className="me-auto font-mono text-lg select-all *:inline-block">
              {issued.password.split(/(?<=-)/).map((group, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: groups may be the same
                <span key={at}>{group}</span>
              ))}
            </code>
            {/* On the button that closes it, Enter would lose what is shown only once. */}
            <CopyButton text={issued.password} variant="primary" autoFocus />
          </div>
          <p className="text-sm">
            <Sentence of={accountTexts.login} address={<Strong>{loginAddress()}</Strong>} />
            <br />
            <Sentence of={accountTexts.email} address={<Strong>{issued.account.email}</Strong>} />
          </p>
          <ButtonLink variant="secondary" external href={shareLink(issued)}>
            <MessageCircle className="size-4" />
            {say(accountTexts.share)}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}

const Strong = ({ children }: { children: string }) => (
  <span className="font-semibold wrap-anywhere">{children}</span>
);

const loginAddress = () => new URL('/login', location.href).href;

/** Accounts have no number, so WhatsApp asks for the recipient. */
function shareLink({ account, password }: z.infer<typeof accountWithPassword>) {
  const { name, email } = account;
  return whatsappShareLink(
    sayHere(accountTexts.shareText, { name, login: loginAddress(), email, password }),
  );
}
