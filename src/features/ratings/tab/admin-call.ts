import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countsKey, useAction } from '../../../ui/dashboard/use-action.ts';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { toast } from '../../../ui/toast.tsx';
import { type Rating, ratingSchema, sendAnswer, staffMessages } from '../staff.contract.ts';

export const path = '/api/admin/app-ratings';
export const listKey = 'ratings';
export const funnelKey = 'ratings-funnel';

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

  return {
    busy,
    refresh,
    verify: (rating: Rating, isVerified: boolean) =>
      update(rating, 'verify', { isVerified }, staffMessages.updated),
    reject: (rating: Rating, reason: string) =>
      update(rating, 'reject', { isRejected: true, reason }, staffMessages.rejected),
    restore: (rating: Rating) =>
      update(rating, 'reject', { isRejected: false }, staffMessages.restored),
    send: (rating: Rating) =>
      step(rating, ['Send Failed', staffMessages.sendFailed], async () => {
        const call = `${path}/${rating.id}/send-reward`;
        const { success, state, message } = await api.post(call, undefined, sendAnswer);
        const title = state === 'accepted' ? 'Reward Sent' : 'Reward Queued';
        toast(
          success
            ? { title, description: message }
            : { title: 'Send Failed', description: message, variant: 'destructive' },
        );
      }),
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
