import { sayLocalized } from '../../../messages.ts';
import { AskText } from '../../../ui/dashboard/ask-text.tsx';
import { api } from '../../../ui/fetch.ts';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type RewardView, reasonNotRedeemable, rewardSchema, undoInput } from '../contract.ts';
import { rewardTexts as t } from '../messages.ts';

type Props = { reward: RewardView; onClose: () => void; onUndone: () => void };

export function Undo({ reward, onClose, onUndone }: Props) {
  const reader = useReader();
  const say = useSay();
  const why = reasonNotRedeemable(reward);
  return (
    <AskText
      title={say(t.undoTitle)}
      description={why ? sayLocalized(reader, why) : undefined}
      label={say(t.reason)}
      draft={`undo:${reward.code}`}
      maxLength={500}
      action={say(t.undoRedemption)}
      variant="destructive"
      onClose={onClose}
      onText={async (reason) => {
        const input = undoInput.safeParse({ reason });
        if (!input.success) return input.error.issues[0]?.message;
        await api.delete(`/api/rewards/${reward.code}/redemption`, input.data, rewardSchema);
        toast({ title: say(t.undone), description: say(t.undoneDetail, { name: reward.name }) });
        onUndone();
      }}
    >
      <p className="font-semibold">
        {reward.reward}, {reward.name}
      </p>
    </AskText>
  );
}
