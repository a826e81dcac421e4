import { Download, Printer } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/dashboard/tools/copy-button.tsx';
import { Sentence, useSay } from '../../../ui/reader.tsx';
import { ownAccountTexts } from './messages.ts';

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const say = useSay();
  const title = say(ownAccountTexts.recoveryTitle, { host: location.host });
  const text = `${title}\n${say(ownAccountTexts.recoveryFile)}\n\n${codes.join('\n')}\n`;
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        <Sentence
          of={ownAccountTexts.recoveryHint}
          once={<strong>{say(ownAccountTexts.shownOnce)}</strong>}
        />
      </p>
      <div data-print className="rounded bg-milk p-4">
        <p className="hidden pb-3 font-semibold print:block">{title}</p>
        <ul
          aria-label={say(ownAccountTexts.recoveryCodes)}
          className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="font-mono text-base whitespace-nowrap select-all">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} />
        <ButtonLink
          variant="secondary"
          size="sm"
          download={`recovery-codes-${location.hostname}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download className="size-4" />
          {say(ownAccountTexts.download)}
        </ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer className="size-4" />
          {say(ownAccountTexts.print)}
        </Button>
      </div>
      <Button className="justify-self-end" onClick={onDone}>
        {say(ownAccountTexts.kept)}
      </Button>
    </div>
  );
}
