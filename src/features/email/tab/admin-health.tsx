import { Info } from 'lucide-react';
import type { Message } from '../../../messages.ts';
import { classes } from '../../../ui/classes.ts';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import type { Tone } from '../../../ui/dashboard/badge.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useSay } from '../../../ui/reader.tsx';
import { type ListedMail, mailHealthSchema } from '../contract.ts';
import { outboxTexts } from '../messages.ts';

export const useMailHealth = () =>
  useGet(['mail-health'], '/api/admin/mail-health', mailHealthSchema).data;

type MailState = ListedMail['state'];

export const mailTones: Record<MailState, Tone> = {
  queued: 'warm',
  sending: 'warm',
  accepted: 'good',
  kept: 'warm',
  failed: 'danger',
  cancelled: 'neutral',
};

export const isOnItsWay = ({ state }: { state: string }): boolean =>
  state === 'queued' || state === 'sending';

const unsent: MailState[] = ['queued', 'sending', 'kept'];

/** Without a mail server nothing is on its way, and what was kept is not sent by itself. */
export function useMailStateText(): (state: MailState) => Message<never> {
  const health = useMailHealth();
  return (state) =>
    health?.hasServer === false && unsent.includes(state)
      ? outboxTexts.waitsForServer
      : outboxTexts[state];
}

type MailNoticeProps = { maySetUp: boolean; isOff?: Message<never>; className?: string };

export function MailNotice({ maySetUp, isOff = outboxTexts.isOff, className }: MailNoticeProps) {
  const say = useSay();
  const health = useMailHealth();
  if (!health || (health.hasServer && !health.trouble)) return null;
  return (
    <p
      className={classes(
        'flex gap-2 rounded bg-caramel-tint px-3 py-2 text-sm wrap-anywhere',
        className,
      )}
    >
      <Info className="mt-0.5 size-4 shrink-0 text-caramel-deep" />
      <span>
        {health.hasServer ? say(outboxTexts.waits, { why: health.trouble ?? '' }) : say(isOff)}
        {!health.hasServer && maySetUp && (
          <>
            {' · '}
            <AddressLink
              href="/admin/email"
              className="link inline-flex items-center pointer-coarse:-my-3 pointer-coarse:min-h-11"
            >
              {say(outboxTexts.setUp)}
            </AddressLink>
          </>
        )}
      </span>
    </p>
  );
}
