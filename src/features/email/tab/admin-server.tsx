import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '../../../messages.ts';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { Code } from '../../../ui/dashboard/tools/code.tsx';
import { CopyButton } from '../../../ui/dashboard/tools/copy-button.tsx';
import { Sentence, useSay } from '../../../ui/reader.tsx';
import { Time } from '../../../ui/time.tsx';
import type { EmailConfig } from '../contract.ts';
import { emailTabTexts as t } from './messages.ts';

type Status = { tone: Tone; label: Message<never>; title: Message<never>; hint: Message<never> };

const statuses: Record<Exclude<EmailConfig['connectionStatus'], 'not_configured'>, Status> = {
  connected: { tone: 'good', label: t.connected, title: t.isSent, hint: t.isSentHint },
  failed: { tone: 'danger', label: t.failed, title: t.isStuck, hint: t.isStuckHint },
};

export function MailServerCard({ config, notice }: { config: EmailConfig; notice: ReactNode }) {
  const say = useSay();
  const status =
    config.connectionStatus === 'not_configured' ? null : statuses[config.connectionStatus];
  return (
    <Card
      className={status ? undefined : 'border-transparent! bg-caramel-tint!'}
      title={
        status ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {say(status.title)} <Badge tone={status.tone}>{say(status.label)}</Badge>
          </span>
        ) : (
          <span className="flex gap-3">
            <TriangleAlert className="mt-1 size-5 shrink-0 text-caramel-deep" />
            {say(t.isKept)}
          </span>
        )
      }
      hint={
        status ? (
          say(status.hint)
        ) : (
          <span className="ms-8 block">
            <Sentence of={t.isKeptHint} setting={<Code>SMTP_URL</Code>} />
          </span>
        )
      }
      actions={
        !status && (
          <div className="self-center max-sm:grid max-sm:w-full">
            <CopyButton
              label={t.copyForOperator}
              text={say(t.toOperator, { address: location.origin })}
              isUnseen
            />
          </div>
        )
      }
    >
      {notice}
      {status && <ForOperator config={config} />}
    </Card>
  );
}

function ForOperator({ config }: { config: EmailConfig }) {
  const say = useSay();
  const { mode, host, port, user, secure, from, lastTested, error } = config;
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-sm text-ink-soft">
      <p className="font-semibold">{say(t.forOperator)}</p>
      {error && <p className="wrap-anywhere text-danger-deep">{error}</p>}
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
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
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt>{name}:</dt>
      <dd className="min-w-0 wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}
