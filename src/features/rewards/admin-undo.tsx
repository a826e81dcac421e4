import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { api, errorMessage } from '../../ui/fetch.ts';
import { Textarea } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { type RewardView, reasonNotRedeemable, rewardSchema, undoInput } from './contract.ts';

type Props = { reward: RewardView; onClose: () => void; onUndone: () => void };

export function Undo({ reward, onClose, onUndone }: Props) {
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
      toast({ title: 'Penukaran dibatalkan', description: `${reward.name} bisa menukarkan lagi.` });
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
      title="Batalkan penukaran?"
      description={reasonNotRedeemable(reward)}
    >
      <form onSubmit={submit} noValidate lang="id" className="grid gap-4">
        <p className="font-semibold">
          {reward.reward}, {reward.name}
        </p>
        <Textarea
          label="Alasan"
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
          Batalkan penukaran
        </Button>
      </form>
    </Dialog>
  );
}
