import { type FormEvent, useState } from 'react';
import { sayAgain } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { Textarea } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type RewardView, reasonNotRedeemable, rewardSchema, undoInput } from '../contract.ts';
import { rewardTexts as t } from '../messages.ts';

type Props = { reward: RewardView; onClose: () => void; onUndone: () => void };

export function Undo({ reward, onClose, onUndone }: Props) {
  const reader = useReader();
  const say = useSay();
  const why = reasonNotRedeemable(reward);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = undoInput.safeParse({ reason });
    if (!input.success) return setError(input.error.issues[0]?.message ?? '');
    setBusy(true);
    try {
      await api.delete(`/api/rewards/${reward.code}/redemption`, input.data, rewardSchema);
      toast({ title: say(t.undone), description: say(t.undoneDetail, { name: reward.name }) });
      onUndone();
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={say(t.undoTitle)}
      description={why ? sayAgain(reader, why) : undefined}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="font-semibold">
          {reward.reward}, {reward.name}
        </p>
        <Textarea
          label={say(t.reason)}
          required
          maxLength={500}
          value={reason}
          error={error}
          onChange={(event) => {
            setError('');
            setReason(event.target.value);
          }}
        />
        <Button type="submit" variant="destructive" size="lg" busy={busy}>
          {say(t.undoRedemption)}
        </Button>
      </form>
    </Dialog>
  );
}
