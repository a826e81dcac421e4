import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { Time } from '../../../ui/time.tsx';
import type { EmailConfig } from '../contract.ts';

const statuses: Record<EmailConfig['connectionStatus'], [tone: Tone, label: string]> = {
  connected: ['good', 'Connected'],
  failed: ['danger', 'Failed'],
  not_configured: ['warm', 'No mail server'],
};

type MailServerCardProps = { config: EmailConfig; busy: boolean; onRefresh: () => void };

export function MailServerCard({ config, busy, onRefresh }: MailServerCardProps) {
  const { mode, host, port, user, secure, from, connectionStatus, lastTested, error } = config;
  const [tone, label] = statuses[connectionStatus];
  return (
    <section className="card grid gap-4 p-4 sm:p-6" aria-labelledby="mail-server">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="mail-server" className="text-lg font-bold">
          Mail Server
        </h3>
        <Badge tone={tone}>{label}</Badge>
        <Button variant="secondary" size="sm" className="ms-auto" busy={busy} onClick={onRefresh}>
          {!busy && <RefreshCw className="size-4" aria-hidden="true" />}
          Refresh
        </Button>
      </div>
      {mode === 'capture' && (
        <p className="rounded bg-caramel-tint px-4 py-3 text-sm">
          Mail reaches nobody yet. It is kept here, where you can read it below. To send it, give
          the server its <code className="font-mono">SMTP_URL</code> and restart it; then send what
          was kept again.
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {mode === 'smtp' && (
          <>
            <Fact name="Host">{host}</Fact>
            <Fact name="Port">{port}</Fact>
            <Fact name="User">{user || '–'}</Fact>
            <Fact name="Secure">{secure ? 'Yes' : 'When the server offers it'}</Fact>
          </>
        )}
        <Fact name="From">{from}</Fact>
        <Fact name="Last Tested">
          <Time iso={lastTested} />
        </Fact>
        {error && (
          <Fact name="Error">
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
