import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { type Rating, REASON_MAX, rejectInput } from '../staff.contract.ts';
import { staffTexts as t } from './messages.ts';

type RejectProps = { rating: Rating; onClose: () => void; onReject: (reason: string) => void };

/** Asks why, for the next one who looks at it. */
export function Reject({ rating, onClose, onReject }: RejectProps) {
  const say = useSay();
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
      title={say(t.rejectQuestion)}
      description={say(t.rejectHint, { name: rating.name })}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Input
          label={say(t.reason)}
          name="reason"
          hint={say(t.reasonHint)}
          required
          autoFocus
          maxLength={REASON_MAX}
          error={error}
          onChange={() => setError('')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say(t.cancel)}
          </Button>
          <Button type="submit" variant="destructive">
            {say(t.reject)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
