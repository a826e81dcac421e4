import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/field.tsx';
import { type Rating, REASON_MAX, rejectInput } from '../staff.contract.ts';

type RejectProps = { rating: Rating; onClose: () => void; onReject: (reason: string) => void };

/** Asks why, for the next one who looks at it. */
export function Reject({ rating, onClose, onReject }: RejectProps) {
  const [error, setError] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    const { data, error: refused } = rejectInput.safeParse({ isRejected: true, reason });
    if (refused) return setError(refused.issues[0]?.message ?? '');
    if (data.isRejected) onReject(data.reason);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Reject this rating?"
      description={`From ${rating.name}. The customer is not told; you can take it back.`}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Input
          label="Reason"
          name="reason"
          hint="Seen by staff only"
          required
          autoFocus
          maxLength={REASON_MAX}
          error={error}
          onChange={() => setError('')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive">
            Reject
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
