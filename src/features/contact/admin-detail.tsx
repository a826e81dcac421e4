import { Check, RotateCcw, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { IconButton } from '../../ui/dashboard/icon-button.tsx';
import { Time } from '../../ui/time.tsx';
import type { Staff } from '../accounts/contract.ts';
import { Assign, Replies, ReplyForm } from '../replies/admin-replies.tsx';
import type { ReplyInput } from '../replies/contract.ts';
import type { ContactMessage } from './staff.contract.ts';

type MessageDetailProps = {
  message: ContactMessage;
  staff: Staff;
  field: RefObject<HTMLTextAreaElement | null>;
  onHandled: (isHandled: boolean) => void;
  onAssign: (id: number | null) => void;
  onReply: (input: ReplyInput) => Promise<boolean>;
  onDelete: () => void;
};

export function MessageDetail(props: MessageDetailProps) {
  const { message, staff, field, onHandled, onAssign, onReply, onDelete } = props;
  const { id, name, email, isHandled, createdAt } = message;
  return (
    <article className="card grid gap-4 p-4 sm:p-5" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-xl font-bold wrap-anywhere">{name}</h3>
          <a className="link text-sm wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </a>
        </div>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:grid sm:justify-items-end">
          <Badge tone={isHandled ? 'good' : 'warm'}>{isHandled ? 'Handled' : 'New'}</Badge>
          <Time iso={createdAt} className="text-xs text-ink-soft" />
        </span>
      </div>
      <p className="max-w-text whitespace-pre-line wrap-anywhere">{message.message}</p>
      <Replies replies={message.replies} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant={isHandled ? 'secondary' : 'primary'} onClick={() => onHandled(!isHandled)}>
          {isHandled ? (
            <RotateCcw className="size-4" aria-hidden="true" />
          ) : (
            <Check className="size-4" aria-hidden="true" />
          )}
          {isHandled ? 'Open again' : 'Handled'}
        </Button>
        <Assign assignedTo={message.assignedTo} onAssign={onAssign} />
        <span className="ms-auto">
          <IconButton
            icon={Trash2}
            label={`Delete the message of ${name}`}
            danger
            onClick={onDelete}
          />
        </span>
      </div>
      <ReplyForm
        key={id}
        staff={staff}
        about={`message:${id}`}
        name={name}
        email={email}
        written={message.message}
        field={field}
        onReply={onReply}
      />
    </article>
  );
}
