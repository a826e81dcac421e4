import { AskText } from '../../../ui/dashboard/ask-text.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { type Rating, REASON_MAX, rejectInput } from '../staff.contract.ts';
import { staffTexts as t } from './messages.ts';

type RejectProps = {
  rating: Rating;
  onClose: () => void;
  onReject: (reason: string) => Promise<void>;
};

export function Reject({ rating, onClose, onReject }: RejectProps) {
  const say = useSay();
  return (
    <AskText
      title={say(t.rejectQuestion)}
      description={say(t.rejectHint, { name: rating.name })}
      label={say(t.reason)}
      draft={`reject:${rating.id}`}
      hint={say(t.reasonHint)}
      maxLength={REASON_MAX}
      usual={[say(t.notOurApp), say(t.noReview), say(t.pictureAgain)]}
      action={say(t.reject)}
      variant="destructive"
      onClose={onClose}
      onText={async (reason) => {
        const { data, error } = rejectInput.safeParse({ isRejected: true, reason });
        if (data?.isRejected) await onReject(data.reason);
        return error?.issues[0]?.message;
      }}
    />
  );
}
