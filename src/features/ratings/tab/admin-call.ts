import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { countsKey, useAction } from '../../../ui/dashboard/use-action.ts';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { toast } from '../../../ui/toast.tsx';
import {
  type Rating,
  ratingSchema,
  type SendAnswer,
  sendAnswer,
  staffMessages,
} from '../staff.contract.ts';

export const path = '/api/admin/app-ratings';
export const listKey = 'ratings';
export const funnelKey = 'ratings-funnel';

const sendTitles: Record<SendAnswer['state'], string> = {
  accepted: 'Reward Sent',
  kept: 'Reward kept, not sent',
  queued: 'Reward Queued',
  failed: 'Send Failed',
};

const unverifyQuestion = ({ name, reward }: Rating) => ({
  sentence: 'Unverify this rating?',
  description: `${reward?.sentAt ? `The reward was sent to ${name}` : `${name} may have the code already`}. The code stops working at once; verified again, it works again.`,
  action: 'Unverify and void the code',
});

export type RatingActions = ReturnType<typeof useRatingActions>;

/** What staff do with a rating: one step at a time with each, and each says how it went. */
export function useRatingActions() {
  const client = useQueryClient();
  const { remove } = useAction(listKey);
  /** The rating that a step is under way for. */
  const [busy, setBusy] = useState<number | null>(null);

  const refresh = () =>
    Promise.all(
      [listKey, funnelKey, countsKey].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );

  async function step(
    { id }: Rating,
    [failure, fallback]: readonly [string, string],
    work: () => Promise<unknown>,
  ) {
    // The next rating need not wait until all numbers have followed.
    if (busy === id) return;
    setBusy(id);
    try {
      await work();
    } catch (error) {
      const description = errorMessage(error, fallback);
      toast({ title: failure, description, variant: 'destructive' });
    } finally {
      await refresh();
      setBusy((now) => (now === id ? null : now));
    }
  }

  const update = (rating: Rating, call: string, body: object, done: string) =>
    step(rating, ['Update Failed', staffMessages.updateFailed], async () => {
      await api.patch(`${path}/${rating.id}/${call}`, body, ratingSchema);
      toast({ title: done });
    });

  const mail = (rating: Rating, call: string) =>
    step(rating, ['Send Failed', staffMessages.sendFailed], async () => {
      const answer = await api.post(`${path}/${rating.id}/${call}`, undefined, sendAnswer);
      const { success, state, message } = answer;
      toast({
        title: success ? sendTitles[state] : sendTitles.failed,
        description: message,
        variant: success ? 'default' : 'destructive',
      });
    });

  return {
    busy,
    refresh,
    verify: (rating: Rating) =>
      update(rating, 'verify', { isVerified: true }, staffMessages.updated),
    reject: (rating: Rating, reason: string) =>
      update(rating, 'reject', { isRejected: true, reason }, staffMessages.rejected),
    restore: (rating: Rating) =>
      update(rating, 'reject', { isRejected: false }, staffMessages.restored),
    send: (rating: Rating) => mail(rating, 'send-reward'),
    resend: (rating: Rating) => mail(rating, 'resend-reward'),
    /** Asks first when the customer may already have a code that works. */
    unverify: async (rating: Rating) => {
      if (rating.reward?.state === 'issued' && !(await confirm(unverifyQuestion(rating)))) return;
      await update(rating, 'verify', { isVerified: false }, staffMessages.updated);
    },
    discard: (rating: Rating) =>
      remove(
        `${path}/${rating.id}`,
        {
          sentence: staffMessages.confirmDelete,
          description: `From ${rating.name}. The proof goes with it, and a code that was not used no longer works.`,
          action: 'Delete',
        },
        staffMessages.deleted,
      ),
  };
}
