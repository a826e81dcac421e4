import { useQueryClient } from '@tanstack/react-query';
import { AskText } from '../../ui/dashboard/ask-text.tsx';
import { api } from '../../ui/fetch.ts';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { whatsappDigits } from '../../ui/whatsapp-link.ts';
import { erasedSchema, type PersonFound } from './contract.ts';
import { peopleTexts as t } from './messages.ts';

type EraseProps = { found: PersonFound; count: number; onClose: () => void };

/** The owner must type the address or number, because erasing cannot be undone. */
export function Erase({ found: { q, kind }, count, onClose }: EraseProps) {
  const say = useSay();
  const client = useQueryClient();
  return (
    <AskText
      title={say(t.eraseQuestion)}
      description={say(t.eraseHint, { count })}
      label={<Sentence of={t.typeToGoOn} who={<strong className="break-all">{q}</strong>} />}
      action={say(t.eraseForGood)}
      variant="destructive"
      onClose={onClose}
      onText={async (text) => {
        if ((kind === 'phone' ? whatsappDigits(text) : text.trim().toLowerCase()) !== q) {
          return say(t.confirm);
        }
        const path = `/api/admin/people?${new URLSearchParams({ q })}`;
        const { message, rows, files } = await api.delete(path, undefined, erasedSchema);
        toast({ title: message, description: say(t.erasedDetail, { rows, files }) });
        onClose();
        await client.invalidateQueries();
      }}
    />
  );
}
