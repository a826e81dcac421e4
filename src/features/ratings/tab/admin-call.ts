import { useEffect, useEffectEvent, useState } from 'react';
import { outcomesSchema } from '../../../contract.ts';
import type { Message } from '../../../messages.ts';
import { changeQuery } from '../../../ui/dashboard/address.ts';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import type { Inbox } from '../../../ui/dashboard/inbox/use-inbox.ts';
import { toastError } from '../../../ui/dashboard/tools/toast-error.ts';
import { updateFailed } from '../../../ui/dashboard/use-action.ts';
import { ApiError, api } from '../../../ui/fetch.ts';
import { sayHere, useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { isOnItsWay, useMailHealth } from '../../email/tab/admin-health.tsx';
import { type Rating, ratingSchema, type SendAnswer, sendAnswer } from '../staff.contract.ts';
import { chatLink } from './admin-chat.ts';
import { staffTexts as t } from './messages.ts';

export const path = '/api/admin/app-ratings';
export const listKey = 'ratings';

const sendTitles: Record<SendAnswer['state'], Message<never>> = {
  accepted: t.rewardSent,
  kept: t.rewardSent,
  queued: t.rewardQueued,
  failed: t.sendFailedTitle,
};

const unverifyQuestion = ({ name, reward }: Rating) => ({
  sentence: sayHere(t.unverifyQuestion),
  description: sayHere(reward?.sentAt ? t.unverifySent : t.unverifyPerhaps, { name }),
  action: sayHere(t.unverifyAction),
});

function verifiedNotice(count: number, hasServer: boolean): string {
  if (count === 1) return sayHere(hasServer ? t.oneVerifiedAndQueued : t.oneVerifiedAndKept);
  return sayHere(hasServer ? t.verifiedAndQueued : t.verifiedAndKept, { count });
}

/** The mail is sent after the answer, and marks the rating as sent. */
export const isUnderWay = ({ delivery }: Pick<Rating, 'delivery'>): boolean =>
  delivery !== null && isOnItsWay(delivery);

export type RatingActions = ReturnType<typeof useRatingActions>;

/** A second press during a step is ignored. */
export function useRatingActions(inbox: Inbox<Rating>) {
  const hasServer = useMailHealth()?.hasServer !== false;
  const say = useSay();
  const told = (count: number) => verifiedNotice(count, hasServer);
  const [busy, setBusy] = useState<number | null>(null);
  const mailsUnderWay = inbox.list.query.data?.rows.some(isUnderWay) ?? false;
  const onSettled = useEffectEvent(inbox.refresh);

  // The numbers below the list are read again once no mail is under way.
  useEffect(() => {
    if (!mailsUnderWay) return;
    return () => void onSettled();
  }, [mailsUnderWay]);

  /** The first of the list changes once it is decided, so the address names the open rating. */
  const stayAt = ({ id }: Pick<Rating, 'id'>) => changeQuery({ open: String(id) });

  async function step(
    { id }: Rating,
    [failure, fallback]: readonly [string, string],
    work: () => Promise<unknown>,
  ) {
    // Staff can decide the next rating while the numbers are read again.
    if (busy === id) return;
    setBusy(id);
    stayAt({ id });
    try {
      await inbox.leaving([id], work);
    } catch (error) {
      toastError(failure, error, fallback);
    } finally {
      await inbox.refresh();
      setBusy((now) => (now === id ? null : now));
    }
  }

  const sendFailed = [say(t.sendFailedTitle), say(t.sendFailed)] as const;
  const update = (rating: Rating, call: string, body: object, done: string) =>
    step(rating, [updateFailed(), say(t.updateFailed)], async () => {
      await api.patch(`${path}/${rating.id}/${call}`, body, ratingSchema);
      toast({ title: done, description: rating.name });
    });

  const mail = (rating: Rating, call: string) =>
    step(rating, sendFailed, async () => {
      const answer = await api.post(`${path}/${rating.id}/${call}`, undefined, sendAnswer);
      const { success, state, message } = answer;
      toast({
        title: say(success ? sendTitles[state] : sendTitles.failed),
        description: message,
        variant: success ? 'default' : 'destructive',
      });
    });

  /** Without a mail server the customer gets the code in a chat. */
  async function chat(rating: Rating, makeCode: () => Promise<unknown>) {
    if (busy === rating.id) return;
    // Browsers open windows only during a press, so this comes before the server's answers. One
    // that opens none leaves the next step, which is a link by then.
    const opened = window.open('', '_blank');
    let isShown = false;
    await step(rating, sendFailed, async () => {
      await makeCode();
      const { reward } = await api.get(`${path}/${rating.id}`, ratingSchema);
      if (!reward || !opened) return;
      opened.opener = null;
      opened.location.replace(chatLink(rating, reward));
      isShown = true;
    });
    if (!isShown) opened?.close();
  }

  const verifyAndQueue = async (rating: Rating) => {
    const call = `${path}/verify-and-send`;
    const { failed } = await api.post(call, { ids: [rating.id] }, outcomesSchema);
    const [refused] = failed;
    if (refused) throw new ApiError({ userMessage: refused.message });
    toast({ title: told(1), description: rating.name });
  };
  const sendReward = ({ id, reward }: Rating) =>
    reward ?? api.post(`${path}/${id}/send-reward`, undefined, sendAnswer);

  const restore = (rating: Rating) =>
    update(rating, 'reject', { isRejected: false }, say(t.restored));

  return {
    busy,
    /** Does not open the next rating, because the reward must still be sent. */
    verify: (rating: Rating) => update(rating, 'verify', { isVerified: true }, say(t.updated)),
    /** Without a mail server the rating stays open: whether the chat was sent, only staff know. */
    verifyAndSend: (rating: Rating) =>
      hasServer
        ? step(rating, sendFailed, async () => {
            await verifyAndQueue(rating);
            inbox.openNext(rating);
          })
        : chat(rating, () => verifyAndQueue(rating)),
    verifyAndSendMany: (ratings: Rating[]) => inbox.post('verify-and-send', told, ratings),
    /** Throws if it fails, so that the reason stays in its field. */
    reject: async (rating: Rating, reason: string) => {
      const body = { isRejected: true, reason };
      stayAt(rating);
      try {
        await inbox.leaving([rating.id], () =>
          api.patch(`${path}/${rating.id}/reject`, body, ratingSchema),
        );
      } finally {
        void inbox.refresh();
      }
      toast({
        title: say(t.rejectedDone),
        description: rating.name,
        action: { label: say(t.takeBack), onClick: () => void restore(rating) },
      });
      inbox.openNext(rating);
    },
    restore,
    send: (rating: Rating) =>
      hasServer ? mail(rating, 'send-reward') : chat(rating, async () => sendReward(rating)),
    sendBarcode: (rating: Rating) => mail(rating, 'send-reward'),
    resend: (rating: Rating) => mail(rating, 'resend-reward'),
    markSent: (rating: Rating) => update(rating, 'mark-sent', {}, say(t.rewardSent)),
    /** Asks first when the customer may already have a code that works. */
    unverify: async (rating: Rating) => {
      if (rating.reward?.state === 'issued' && !(await confirm(unverifyQuestion(rating)))) return;
      await update(rating, 'verify', { isVerified: false }, say(t.updated));
    },
    discard: (rating: Rating) =>
      inbox.discard(rating, say(t.confirmDelete), say(t.deleteHint, { name: rating.name })),
  };
}
