import { Download } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { type ListedMail, type MailPreview, mailPreviewSchema } from '../contract.ts';
import { MailFrame } from './admin-frame.tsx';
import { emailTabTexts as t } from './messages.ts';

export function MailView({ mail, onClose }: { mail: ListedMail | null; onClose: () => void }) {
  return (
    <Dialog open={mail !== null} title={mail?.subject} size="lg" lightDismiss onClose={onClose}>
      {mail && <Preview id={mail.id} />}
    </Dialog>
  );
}

function Preview({ id }: { id: number }) {
  const say = useSay();
  const path = `/api/admin/outbox/${id}`;
  const query = useGet(['outbox', 'preview', id], `${path}/preview`, mailPreviewSchema);
  return (
    <ListState query={query} failure={say(t.mailFailed)} empty={null}>
      {(preview) => (
        <div className="grid gap-4 text-sm">
          <Envelope {...preview} />
          <MailFrame src={`${path}/preview.html`} title={preview.subject} />
          <details>
            <summary className="cursor-pointer font-semibold">{say(t.asText)}</summary>
            <pre className="mt-2 overflow-x-auto rounded bg-milk p-4 font-mono text-xs whitespace-pre-wrap">
              {preview.text}
            </pre>
          </details>
          {preview.captured && (
            <ButtonLink
              variant="secondary"
              className="justify-self-start"
              href={`${path}/captured.eml`}
              download
            >
              <Download className="size-4" />
              {say(t.download)}
            </ButtonLink>
          )}
        </div>
      )}
    </ListState>
  );
}

function Envelope({ from, to, attachments }: MailPreview) {
  const say = useSay();
  const files = attachments.map(({ filename }) => filename).join(', ');
  return (
    <p className="break-words text-ink-soft">
      {files ? say(t.fromToWith, { from, to, files }) : say(t.fromTo, { from, to })}
    </p>
  );
}
