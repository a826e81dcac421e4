import { Mail, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { Time } from '../../ui/time.tsx';
import type { ContactMessage } from './contract.ts';

type MessageCardProps = {
  message: ContactMessage;
  onHandled: (isHandled: boolean) => void;
  onDelete: () => void;
};

export function MessageCard({ message, onHandled, onDelete }: MessageCardProps) {
  const { name, email, isHandled, createdAt } = message;
  return (
    <article className="card grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <a className="link text-sm wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </a>
        </div>
        <Badge tone={isHandled ? 'good' : 'warm'}>{isHandled ? 'Handled' : 'New'}</Badge>
      </div>
      <p className="max-w-text text-sm whitespace-pre-line wrap-anywhere">{message.message}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Time iso={createdAt} className="text-xs text-ink-soft" />
        <Switch
          label="Handled"
          checked={isHandled}
          onChange={(event) => onHandled(event.target.checked)}
        />
        <span className="ms-auto flex gap-1">
          <ButtonLink
            variant="quiet"
            size="icon"
            aria-label={`Answer ${name}`}
            href={`mailto:${email}`}
          >
            <Mail className="size-4" aria-hidden="true" />
          </ButtonLink>
          <Button
            variant="quiet"
            size="icon"
            className="text-danger"
            aria-label={`Delete the message of ${name}`}
            onClick={onDelete}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </Button>
        </span>
      </div>
    </article>
  );
}
