import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { Sentence, useSay } from '../../../ui/reader.tsx';
import { Time } from '../../../ui/time.tsx';
import type { EmailConfig } from '../contract.ts';
import { emailTabTexts as t } from './messages.ts';

const statuses: Record<EmailConfig['connectionStatus'], [tone: Tone, label: Message<never>]> = {
  connected: ['good', t.connected],
  failed: ['danger', t.failed],
  not_configured: ['warm', t.noServer],
};

type MailServerCardProps = { config: EmailConfig; busy: boolean; onRefresh: () => void };

export function MailServerCard({ config, busy, onRefresh }: MailServerCardProps) {
  const say = useSay();
  const { mode, host, port, user, secure, from, connectionStatus, lastTested, error } = config;
  const [tone, label] = statuses[connectionStatus];
  return (
    <section className="card grid content-start gap-4 p-4 sm:p-6" aria-labelledby="mail-server">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="mail-server" className="text-lg font-bold">
          {say(t.server)}
        </h3>
        <Badge tone={tone}>{say(label)}</Badge>
        <Button variant="secondary" size="sm" className="ms-auto" busy={busy} onClick={onRefresh}>
          {!busy && <RefreshCw className="size-4" aria-hidden="true" />}
          <span className="max-sm:sr-only">{say(t.refresh)}</span>
        </Button>
      </div>
      {mode === 'capture' && (
        <p className="rounded bg-caramel-tint px-4 py-3 text-sm">
          <Sentence of={t.captureHint} setting={<code className="font-mono">SMTP_URL</code>} />
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {mode === 'smtp' && (
          <>
            <Fact name={say(t.host)}>{host}</Fact>
            <Fact name={say(t.port)}>{port}</Fact>
            <Fact name={say(t.user)}>{user || '–'}</Fact>
            <Fact name={say(t.secure)}>{say(secure ? t.yes : t.whenOffered)}</Fact>
          </>
        )}
        <Fact name={say(t.from)}>{from}</Fact>
        <Fact name={say(t.lastTested)}>
          <Time iso={lastTested} />
        </Fact>
        {error && (
          <Fact name={say(t.error)}>
            <span className="text-danger-deep">{error}</span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
