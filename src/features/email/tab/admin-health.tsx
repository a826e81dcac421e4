import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { mailHealthSchema } from '../contract.ts';
import { outboxTexts } from '../messages.ts';

export const useMailHealth = () =>
  useQuery({
    queryKey: ['mail-health'],
    queryFn: ({ signal }) => api.get('/api/admin/mail-health', mailHealthSchema, { signal }),
  }).data;

/** Stands beside buttons that send mail, while mail does not reach anybody. */
export function MailNotice() {
  const say = useSay();
  const health = useMailHealth();
  const notice =
    health &&
    (health.hasServer
      ? health.trouble && say(outboxTexts.waits, { why: health.trouble })
      : say(outboxTexts.storedHere));
  if (!notice) return null;
  return (
    <p className="flex gap-2 rounded bg-caramel-tint px-3 py-2 text-sm wrap-anywhere">
      <Info className="mt-0.5 size-4 shrink-0 text-caramel-deep" aria-hidden="true" />
      {notice}
    </p>
  );
}
