import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';

type RecoveryCodesProps = { codes: string[]; onDone: () => void };

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false);
  const title = `Recovery codes for ${location.host}`;
  const text = `${title}\nEach works once, instead of the code of the app.\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        Keep these codes where your phone is not, best on paper. Each lets you in once when the
        phone is lost. <strong>They are shown only now.</strong>
      </p>
      <div data-print className="rounded bg-milk p-4">
        <p className="hidden pb-3 font-semibold print:block">{title}</p>
        <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="font-mono text-base whitespace-nowrap select-all">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={copy}>
          <Copy className="size-4" aria-hidden="true" />
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
        <ButtonLink
          variant="secondary"
          size="sm"
          download={`recovery-codes-${location.hostname}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download className="size-4" aria-hidden="true" />
          Download
        </ButtonLink>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
      </div>
      <Button className="justify-self-end" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  );
}
