import { Eye } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { rewardTemplate } from '../contract.ts';
import { MailFrame } from './admin-frame.tsx';

type Template = { kind: string; name: string; subject: string; attachment?: string };

const templates: Template[] = [
  {
    kind: 'reward',
    name: 'Barcode reward',
    subject: rewardTemplate.subject,
    attachment: `A barcode image (${rewardTemplate.attachment})`,
  },
  { kind: 'notice', name: 'Notification', subject: 'Pesan baru dari …' },
  { kind: 'reply', name: 'Reply', subject: 'Balasan dari …' },
  { kind: 'digest', name: 'Weekly digest', subject: 'Ringkasan minggu …' },
  {
    kind: 'account',
    name: 'Sign-in notice',
    subject: 'Ada yang masuk ke akun Anda dari perangkat baru',
  },
  { kind: 'test', name: 'Test email', subject: 'E-mail percobaan' },
];

export function Templates({ samples }: { samples: string[] }) {
  const [shown, setShown] = useState<Template | null>(null);
  return (
    <section className="card grid gap-4 p-4 sm:p-6 lg:col-span-2" aria-labelledby="templates">
      <h3 id="templates" className="text-lg font-bold">
        Templates
      </h3>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {templates.map((template) => (
          <li key={template.kind} className="flex items-start gap-3 text-sm">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{template.name}</p>
              <p className="text-ink-soft">Subject: {template.subject}</p>
              {template.attachment && (
                <p className="text-ink-soft">Attachment: {template.attachment}</p>
              )}
            </div>
            {samples.includes(template.kind) && (
              <IconButton
                icon={Eye}
                label={`Preview ${template.name}`}
                onClick={() => setShown(template)}
              >
                Preview
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== null}
        title={shown?.name}
        description="With invented data"
        size="lg"
        lightDismiss
        onClose={() => setShown(null)}
      >
        {shown && (
          <MailFrame
            src={`/api/admin/email-samples/${shown.kind}/preview.html`}
            title={shown.subject}
          />
        )}
      </Dialog>
    </section>
  );
}
