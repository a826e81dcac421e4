import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { type ListedMail, type MailPreview, mailPreviewSchema } from '../contract.ts';
import { MailFrame } from './admin-frame.tsx';

type MailViewProps = { mail: ListedMail | null; onClose: () => void };

export function MailView({ mail, onClose }: MailViewProps) {
  return (
    <Dialog open={mail !== null} title={mail?.subject} size="lg" lightDismiss onClose={onClose}>
      {mail && <Preview id={mail.id} />}
    </Dialog>
  );
}

function Preview({ id }: { id: number }) {
  const path = `/api/admin/outbox/${id}`;
  const query = useQuery({
    queryKey: ['outbox', 'preview', id],
    queryFn: ({ signal }) => api.get(`${path}/preview`, mailPreviewSchema, { signal }),
  });
  return (
    <ListState query={query} failure="Failed to fetch the mail" empty={null}>
      {(preview) => (
        <div className="grid gap-4 text-sm">
          <Envelope {...preview} />
          <MailFrame src={`${path}/preview.html`} title={preview.subject} />
          <details>
            <summary className="cursor-pointer font-semibold">As plain text</summary>
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
              <Download className="size-4" aria-hidden="true" />
              Download as a mail file
            </ButtonLink>
          )}
        </div>
      )}
    </ListState>
  );
}

function Envelope({ from, to, attachments }: MailPreview) {
  return (
    <p className="break-words text-ink-soft">
      From {from} to {to}
      {attachments.length > 0 && `, with ${attachments.map(({ filename }) => filename).join(', ')}`}
    </p>
  );
}
