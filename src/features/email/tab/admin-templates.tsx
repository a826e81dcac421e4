import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Message, Voice } from '../../../messages.ts';
import { voices } from '../../../messages.ts';
import { Card } from '../../../ui/dashboard/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Options, Select } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { templateTexts } from '../template.messages.ts';
import { MailFrame } from './admin-frame.tsx';
import { emailTabTexts as t } from './messages.ts';

const kinds = ['reward', 'notice', 'reply', 'digest', 'account', 'test'] as const;
type Kind = (typeof kinds)[number];

const voiceNames: Record<Voice, Message<never>> = {
  mixed: t.mixed,
  id: t.indonesian,
  en: t.english,
};

export function Templates({ samples }: { samples: string[] }) {
  const say = useSay();
  const [shown, setShown] = useState<Kind | null>(null);
  return (
    <Card title={say(t.templates)} hint={say(t.templatesHint)}>
      <ul className="-mx-card -mb-card border-t border-line divide-y divide-line">
        {kinds.map((kind) => (
          <li key={kind}>
            {samples.includes(kind) ? (
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 px-card py-2 text-start text-sm transition hover:bg-milk"
                onClick={() => setShown(kind)}
              >
                <Facts kind={kind} />
                <ChevronRight className="-me-1 size-4 shrink-0 text-ink-soft" />
              </button>
            ) : (
              <div className="flex min-h-12 items-center px-card py-2 text-sm">
                <Facts kind={kind} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown && <Sample kind={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}

function Facts({ kind }: { kind: Kind }) {
  const say = useSay();
  return (
    <span className="grid min-w-0 flex-1 items-baseline gap-x-4 lg:grid-cols-[10rem_minmax(0,1fr)]">
      <span className="font-semibold">{say(t[kind])}</span>
      <span className="text-ink-soft">“{say(templateTexts[kind])}”</span>
      {kind === 'reward' && (
        <span className="text-ink-soft lg:col-start-2">
          {say(t.attachment, { file: say(t.barcodeImage) })}
        </span>
      )}
    </span>
  );
}

function Sample({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const say = useSay();
  const [voice, setVoice] = useState<string>(useReader().voice);
  return (
    <Dialog
      title={say(t[kind])}
      description={say(t.invented)}
      size="lg"
      lightDismiss
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Select
          label={say(t.language)}
          className="w-44"
          value={voice}
          onChange={({ target }) => setVoice(target.value)}
        >
          <Options of={voices.map((one) => [one, say(voiceNames[one])])} />
        </Select>
        <MailFrame
          src={`/api/admin/email-samples/${kind}/preview.html?voice=${voice}`}
          title={say(t[kind])}
        />
      </div>
    </Dialog>
  );
}
