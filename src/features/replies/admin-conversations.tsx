import { Check, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Message } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { IconButton } from '../../ui/dashboard/icon-button.tsx';
import { InboxTab, type InboxTexts } from '../../ui/dashboard/inbox/inbox-tab.tsx';
import type { State } from '../../ui/dashboard/inbox/reading-rows.tsx';
import type { Inbox, Item } from '../../ui/dashboard/inbox/use-inbox.ts';
import type { Filter } from '../../ui/dashboard/tools/filters.tsx';
import { useMedia } from '../../ui/dashboard/tools/use-media.ts';
import { updateFailed } from '../../ui/dashboard/use-action.ts';
import { ApiError, api } from '../../ui/fetch.ts';
import { sayHere, useSay } from '../../ui/reader.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.tsx';
import { mayAct, type Staff } from '../accounts/contract.ts';
import { isOnItsWay } from '../email/tab/admin-health.tsx';
import { Assign, AssignMany } from './admin-assign.tsx';
import { Replies, ReplyForm, replyNotice } from './admin-replies.tsx';
import { useConversationFilters } from './admin-use-filters.ts';
import type { Colleague, Handled, Reply, ReplyInput } from './contract.ts';
import { replyTexts as t } from './messages.ts';

type Conversation = Item & Handled;

export const isOpen = ({ isHandled }: Handled) => !isHandled;
export const isUnderWay = ({ replies }: Handled) => replies.some(isOnItsWay);

type ConversationTexts = InboxTexts & { updated: Message<never> } & Record<
    'confirmDelete' | 'deleteOne',
    Message<'name'>
  >;

type ConversationTabProps<T extends Conversation> = {
  inbox: Inbox<T>;
  staff: Staff;
  texts: ConversationTexts;
  icon: ReactNode;
  caption?: string;
  filters: Filter[];
  line: (item: T) => string;
  mark?: (item: T) => ReactNode;
  tags?: (item: T) => string[];
  more?: ReactNode;
  /** It is the prefix of the drafts kept in this window, as in `message:12`. */
  about: string;
  /** It is empty when the customer left no address. */
  emailOf: (item: T) => string;
  /** Without an item it answers for several, which are not looked at one by one. */
  sees: (colleague: Colleague, item?: T) => boolean;
  writtenOf: (item: T) => string;
  head: (item: T) => ReactNode;
  children: (item: T) => ReactNode;
};

export function ConversationTab<T extends Conversation>(props: ConversationTabProps<T>) {
  const { inbox, staff, texts, icon, caption, filters, line, about, emailOf, writtenOf } = props;
  const { sees, head, mark, tags, more, children } = props;
  const say = useSay();
  const isEditor = mayAct(staff.role, 'editor');
  const general = useConversationFilters(inbox, say(texts.all));
  const field = useRef<HTMLTextAreaElement>(null);
  const isDesk = useMedia('(width >= 64rem)');

  const handle = (item: T, isHandled: boolean) =>
    inbox.change(
      item,
      { isHandled },
      {
        title: say(texts.updated),
        description: isHandled ? `${item.name}: ${say(t.handled)}` : item.name,
        ...(isHandled && {
          action: {
            label: say(t.undo),
            onClick: () => inbox.change(item, { isHandled: false }, say(texts.updated)),
          },
        }),
      },
      isHandled,
    );
  const answer = ({ id }: T, input: ReplyInput) =>
    inbox.attempt(async () => {
      try {
        const { replies } = await inbox.leaving([id], () =>
          api.post(`${inbox.path}/${id}/replies`, input, inbox.schema),
        );
        toast(replyNotice(replies));
      } catch (error) {
        // The earlier reply is above the field, with its state.
        if (!(error instanceof ApiError && error.code === 'sent_already')) throw error;
        toast({ title: error.userMessage });
      }
    }, updateFailed());

  const actions = (item: T) => (
    <div className="flex flex-wrap items-center gap-2 max-lg:contents lg:border-b lg:border-line lg:pb-4">
      <Assign
        assignedTo={item.assignedTo}
        sees={(colleague) => sees(colleague, item)}
        onAssign={(assignedTo) => inbox.change(item, { assignedTo }, say(texts.updated))}
      />
      {/* On a phone it stays in sight below a long text and the field for the reply. */}
      <div className="flex items-center gap-2 max-lg:sticky max-lg:bottom-(--below,0px) max-lg:z-1 max-lg:-mx-card max-lg:-mb-3 max-lg:rounded-b max-lg:border-t max-lg:border-line max-lg:bg-foam max-lg:px-card max-lg:py-3 lg:contents">
        <HandleButton
          isHandled={item.isHandled}
          onHandle={(isHandled) => handle(item, isHandled)}
        />
        {isEditor && (
          <span className="-me-4 ms-auto">
            <IconButton
              icon={Trash2}
              label={say(texts.deleteOne, { name: item.name })}
              danger
              onClick={() =>
                inbox.discard(
                  item,
                  say(texts.confirmDelete, { name: item.name }),
                  say(t.goneForGood, { name: item.name }),
                )
              }
            />
          </span>
        )}
      </div>
    </div>
  );

  return (
    <InboxTab
      inbox={inbox}
      texts={texts}
      icon={icon}
      caption={caption}
      filters={[...filters, ...general]}
      keys={[
        {
          key: 'e',
          what: say(t.handleKey),
          act: (item) => void handle(item, !item.isHandled),
        },
        { key: 'r', what: say(t.toAnswer), act: () => field.current?.focus() },
      ]}
      row={(item) => ({
        icon: mark?.(item),
        text: line(item),
        tags: tags?.(item),
        state: stateOf(item),
      })}
      bar={<ManyActions inbox={inbox} sees={sees} />}
      more={more}
      mayExport={isEditor}
      mayDelete={isEditor}
      detail={(item) => (
        <article className="card flex flex-col gap-4 p-card" aria-label={item.name}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <h3 className="text-xl font-bold wrap-anywhere">{item.name}</h3>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:row-span-2 sm:grid sm:content-start sm:justify-items-end">
              <Badge tone={stateOf(item).tone}>{stateOf(item).label}</Badge>
              <Time iso={item.createdAt} className="text-xs text-ink-soft" />
            </span>
            {head(item)}
          </div>
          {isDesk && actions(item)}
          {children(item)}
          <Replies replies={item.replies} mayRetry={isEditor} />
          {/* At a desk the reply stays in view below a long text, and close to a short one. */}
          <div className="lg:sticky lg:bottom-0 lg:-mx-card lg:-mb-card lg:rounded-b lg:border-t lg:border-line lg:bg-foam lg:p-card">
            <ReplyForm
              key={item.id}
              staff={staff}
              about={`${about}:${item.id}`}
              name={item.name}
              email={emailOf(item)}
              written={writtenOf(item)}
              field={field}
              onReply={(input) => answer(item, input)}
            />
          </div>
          {!isDesk && actions(item)}
        </article>
      )}
    />
  );
}

const waiting: Reply['state'][] = ['queued', 'sending', 'kept', 'failed'];

/** A reply that waits is shown, or two people would write one. */
function stateOf({ isHandled, replies }: Handled): State {
  if (isHandled) {
    const label = sayHere(replies.length > 0 ? t.answered : t.handled);
    return { tone: 'good', label, as: 'done' };
  }
  const replyWaits = replies.some(({ state }) => waiting.includes(state));
  return replyWaits
    ? { tone: 'warm', label: sayHere(t.replyWaits), as: 'badge' }
    : { tone: 'warm', label: sayHere(t.new), as: 'dot' };
}

type HandleButtonProps = { isHandled: boolean; onHandle: (isHandled: boolean) => void };

function HandleButton({ isHandled, onHandle }: HandleButtonProps) {
  const say = useSay();
  const Icon = isHandled ? RotateCcw : Check;
  return (
    <Button variant="secondary" className="max-sm:flex-1" onClick={() => onHandle(!isHandled)}>
      <Icon className="size-4" />
      {say(isHandled ? t.reopen : t.handle)}
    </Button>
  );
}

type ManyProps<T extends Conversation> = Pick<ConversationTabProps<T>, 'inbox' | 'sees'>;

function ManyActions<T extends Conversation>({ inbox, sees }: ManyProps<T>) {
  const say = useSay();
  return (
    <>
      <Button
        onClick={() =>
          inbox.changeSelected({ isHandled: true }, (count) => say(t.handledCount, { count }))
        }
      >
        {say(t.handle)}
      </Button>
      <AssignMany
        sees={(colleague) => sees(colleague)}
        onAssign={(assignedTo) =>
          inbox.changeSelected({ assignedTo }, (count) => say(t.assignedCount, { count }))
        }
      />
    </>
  );
}
