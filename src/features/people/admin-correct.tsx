import { useQueryClient } from '@tanstack/react-query';
import { AskText } from '../../ui/dashboard/ask-text.tsx';
import { ApiError, api } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { correctedSchema } from './contract.ts';
import { peopleTexts as t } from './messages.ts';

type CorrectProps = {
  value: { tab: string; id: number; field: string; was: string };
  label: string;
  onClose: () => void;
};

export function Correct({ value, label, onClose }: CorrectProps) {
  const say = useSay();
  const client = useQueryClient();
  return (
    <AskText
      title={say(t.mendNamed, { name: label })}
      description={say(t.mendHint)}
      label={label}
      was={value.was}
      draft={`correct:${value.tab}:${value.id}:${value.field}`}
      maxLength={500}
      action={say(t.save)}
      onClose={onClose}
      onText={async (text) => {
        try {
          const input = { ...value, value: text };
          const { message } = await api.patch('/api/admin/people', input, correctedSchema);
          toast({ title: message });
        } catch (failure) {
          if (failure instanceof ApiError && failure.fields.value) return failure.fields.value;
          throw failure;
        }
        onClose();
        await client.invalidateQueries();
      }}
    />
  );
}
