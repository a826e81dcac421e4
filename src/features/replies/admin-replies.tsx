import { useQueryClient } from '@tanstack/react-query';
import {
  Archive,
  Mail,
  MessageCircle,
  MessageSquareQuote,
  RotateCw,
  Settings2,
} from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { z } from 'zod';
import { limits } from '../../contract.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { Menu, MenuItem, menuItem } from '../../ui/dashboard/menu.tsx';
import { Segments } from '../../ui/dashboard/tools/segments.tsx';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import {
  keepUnsavedInput,
  readUnsavedInput,
  useUnsavedWarning,
} from '../../ui/dashboard/unsaved-input.ts';
import { useAction } from '../../ui/dashboard/use-action.ts';
import { api, errorMessage } from '../../ui/fetch.ts';
import { Input, Textarea } from '../../ui/field.tsx';
import { sayHere, useSay } from '../../ui/reader.tsx';
import { Time } from '../../ui/time.tsx';
import type { Toast } from '../../ui/toast-store.ts';
import { formatWhatsapp, whatsappLink } from '../../ui/whatsapp-link.ts';
import { mayAct, type Staff } from '../accounts/contract.ts';
import { outboxMailSchema } from '../email/contract.ts';
import { outboxTexts } from '../email/messages.ts';
import {
  MailNotice,
  mailTones,
  useMailHealth,
  useMailStateText,
} from '../email/tab/admin-health.tsx';
import { PreparedDialog } from './admin-prepared.tsx';
import {
  findMobileNumber,
  type Prepared,
  preparedSchema,
  type Reply,
  type ReplyInput,
  replyInput,
} from './contract.ts';
import { replyTexts as t } from './messages.ts';

const preparedList = z.array(preparedSchema);
const settled = Number.POSITIVE_INFINITY;

const toneOf = (state: Reply['state']) => (state === 'opened' ? 'neutral' : mailTones[state]);

export function Replies({ replies, mayRetry }: { replies: Reply[]; mayRetry: boolean }) {
  const say = useSay();
  const mailState = useMailStateText();
  const stateText = (state: Reply['state']) => {
    if (state === 'opened') return t.whatsapp;
    return state === 'accepted' ? outboxTexts.sent : mailState(state);
  };
  if (replies.length === 0) return null;
  return (
    <ol aria-label={say(t.answers)} className="grid gap-3">
      {replies.map((reply) => (
        <li key={reply.id} className="grid gap-1 rounded bg-milk px-4 py-3 text-sm">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
            <span className="font-semibold text-ink">{reply.accountName}</span>
            <Badge tone={toneOf(reply.state)}>{say(stateText(reply.state))}</Badge>
            <span className="wrap-anywhere">
              {reply.channel === 'whatsapp' ? formatWhatsapp(reply.recipient) : reply.recipient}
            </span>
            <Time iso={reply.createdAt} />
            {mayRetry && <SendAgain reply={reply} />}
          </span>
          {reply.perhapsSent && (
            <span className="text-danger-deep">{say(outboxTexts.perhapsSent)}</span>
          )}
          {reply.reason && <span className="text-danger-deep wrap-anywhere">{reply.reason}</span>}
          <span className="whitespace-pre-line wrap-anywhere">{reply.body}</span>
        </li>
      ))}
    </ol>
  );
}

function SendAgain({ reply: { state, mailId, recipient } }: { reply: Reply }) {
  const say = useSay();
  const client = useQueryClient();
  const { attempt } = useAction('outbox');
  const health = useMailHealth();
  if (mailId === null || !health?.hasServer || !unsent.includes(state)) return null;
  const [word, labelled] = state === 'kept' ? [t.send, t.sendTo] : [t.again, t.againTo];
  const retry = async () => {
    const call = `/api/admin/outbox/${mailId}/retry`;
    await attempt(async () => {
      const mail = await api.post(call, undefined, outboxMailSchema);
      if (mail.state === 'failed') throw new Error(mail.error ?? '');
    }, say(t.sendFailed));
    await client.invalidateQueries();
  };
  return (
    <Button variant="quiet" size="sm" aria-label={say(labelled, { recipient })} onClick={retry}>
      <RotateCw className="size-4" />
      {say(word)}
    </Button>
  );
}
const unsent: Reply['state'][] = ['kept', 'failed', 'cancelled'];

export function replyNotice(replies: Reply[]): Toast {
  const { state = 'failed', reason = null } = replies.at(-1) ?? {};
  switch (state) {
    case 'accepted':
      return { title: sayHere(t.sent) };
    case 'opened':
      return { title: sayHere(t.kept) };
    case 'kept':
      return { title: sayHere(t.keptNotSent), description: sayHere(outboxTexts.storedHere) };
    case 'queued':
    case 'sending':
      return { title: sayHere(t.waits), description: sayHere(t.waitsDetail) };
    case 'failed':
    case 'cancelled':
      return { title: sayHere(t.notSent), description: reason ?? '', variant: 'destructive' };
  }
}

type ReplyFormProps = {
  staff: Staff;
  about: string;
  name: string;
  email: string;
  /** A phone number is looked for in the customer's text. */
  written: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onReply: (input: ReplyInput) => Promise<boolean>;
};

export function ReplyForm(props: ReplyFormProps) {
  const { staff, about, name, email, written, field, onReply } = props;
  const say = useSay();
  const key = `reply:${about}`;
  const [text, setText] = useState(() => readUnsavedInput(key));
  useUnsavedWarning(text !== '');
  const whole = useRef<HTMLElement>(null);
  const [address, setAddress] = useState(email);
  const [number, setNumber] = useState(() => formatWhatsapp(findMobileNumber(written)));
  const [chosen, setChosen] = useState<ReplyInput['channel']>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const health = useMailHealth();
  const { data: prepared = [], error } = useGet(
    ['reply-texts'],
    '/api/admin/reply-texts',
    preparedList,
    { staleTime: settled },
  );

  const type = (next: string) => {
    setText(next);
    keepUnsavedInput(key, next);
    setErrors({});
  };
  const take = ({ body }: Prepared) => {
    const filled = body.replaceAll('{name}', name);
    type(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`);
    field.current?.focus();
  };

  async function send(channel: ReplyInput['channel']) {
    const recipient = channel === 'email' ? address : number;
    const { data: input, error: wrong } = replyInput.safeParse({ channel, recipient, body: text });
    if (!input) {
      const found = wrong.issues.map(({ path, message }) => [path.join(), message]);
      return setErrors(Object.fromEntries(found));
    }
    // Browsers open windows only during a click, so this cannot wait for the server's answer.
    if (channel === 'whatsapp') {
      window.open(whatsappLink(input.recipient, input.body), '_blank', 'noopener');
    }
    setBusy(true);
    const kept = await onReply(input);
    setBusy(false);
    if (!kept) return;
    // What was typed meanwhile is not sent yet.
    const rest = (now: string) => now.replace(text, '').trimStart();
    setText(rest);
    keepUnsavedInput(key, rest(readUnsavedInput(key)));
    setErrors({});
  }

  // Until somebody chooses, it is the way by which the reply can leave.
  const hasServer = health?.hasServer !== false;
  const hasMail = address !== '' && hasServer;
  const channel = chosen ?? (number !== '' && !hasMail ? 'whatsapp' : 'email');
  const byMail = hasServer ? ([Mail, t.sendMail] as const) : ([Archive, t.keepHere] as const);
  const [SendIcon, action] =
    channel === 'email' ? byMail : ([MessageCircle, t.openWhatsapp] as const);
  const isOwner = mayAct(staff.role, 'owner');
  return (
    <section
      ref={whole}
      aria-label={say(t.toAnswer)}
      className="@container grid scroll-mb-20 gap-3 lg:scroll-mb-4"
    >
      <div className="rounded border border-line-strong has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-caramel-deep">
        <div className="flex flex-wrap items-start gap-2 border-b border-line p-2">
          <Segments
            name={`${key}:channel`}
            legend={say(t.replyBy)}
            options={[
              { value: 'email', label: say(t.email) },
              { value: 'whatsapp', label: say(t.whatsapp) },
            ]}
            value={channel}
            onChange={(next) => {
              setChosen(next);
              setErrors({});
            }}
          />
          {channel === 'email' ? (
            <Input
              key="email"
              label={say(t.recipient)}
              hideLabel
              type="email"
              placeholder={say(t.emailExample)}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
              error={errors.recipient}
              className={recipientClass}
            />
          ) : (
            <Input
              key="whatsapp"
              label={say(t.recipient)}
              hideLabel
              type="tel"
              inputMode="tel"
              placeholder="0812…"
              value={number}
              onChange={({ target }) => setNumber(target.value)}
              error={errors.recipient}
              className={recipientClass}
            />
          )}
        </div>
        <Textarea
          ref={field}
          label={say(t.answer)}
          hideLabel
          placeholder={say(t.write)}
          rows={4}
          // On a phone the button that sends it would be under the tabs.
          onFocus={() => whole.current?.scrollIntoView({ block: 'nearest' })}
          maxLength={limits.message}
          value={text}
          onChange={({ target }) => type(target.value)}
          error={errors.body}
          className="[&_textarea]:resize-none [&_textarea]:border-0 [&_textarea]:shadow-none [&_textarea]:outline-none max-md:[&_textarea]:min-h-18 [&>p]:px-3.5 [&>p]:pb-2"
        />
        <div className="flex flex-wrap items-center gap-2 p-2">
          {channel === 'email' && (
            <MailNotice
              maySetUp={mayAct(staff.role, 'editor')}
              isOff={t.isKept}
              className="flex-1 basis-72"
            />
          )}
          <div className="ms-auto flex items-center gap-2 @max-sm:w-full">
            {(isOwner || prepared.length > 0 || error) && (
              <Menu icon={MessageSquareQuote} label={say(t.saved)} text={say(t.saved)}>
                {error && <p className="px-3 py-2 text-sm">{errorMessage(error)}</p>}
                <div className="max-h-72 max-w-80 overflow-y-auto">
                  {prepared.map((one) => (
                    <button
                      key={one.id}
                      type="button"
                      className={menuItem}
                      onClick={() => take(one)}
                    >
                      {one.title}
                    </button>
                  ))}
                </div>
                {isOwner && (
                  <div className="not-first:border-t border-line">
                    <MenuItem
                      icon={Settings2}
                      text={say(t.editTexts)}
                      onClick={() => setPreparing(true)}
                    />
                  </div>
                )}
              </Menu>
            )}
            <Button
              // What reaches nobody is not the button to press.
              variant={channel === 'email' && !hasServer ? 'secondary' : 'primary'}
              busy={busy}
              onClick={() => send(channel)}
              className="@max-sm:flex-1 @max-sm:px-3 @max-sm:text-balance"
            >
              <SendIcon className="size-4 shrink-0" />
              {say(action)}
            </Button>
          </div>
        </div>
      </div>
      {preparing && <PreparedDialog texts={prepared} onClose={() => setPreparing(false)} />}
    </section>
  );
}

const recipientClass =
  'min-w-40 flex-1 @max-sm:basis-full @max-sm:[&_input]:ps-[0.3125rem] [&_input:not([aria-invalid],:hover)]:border-transparent sm:[&_input]:text-sm';
