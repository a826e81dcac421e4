import { Eraser } from 'lucide-react';
import { z } from 'zod';
import { confirm } from '../../ui/dashboard/confirm.tsx';
import { MenuItem } from '../../ui/dashboard/menu.tsx';
import { dashboardTexts } from '../../ui/dashboard/messages.ts';
import { api, errorMessage } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { promoTexts } from './messages.ts';

const path = '/api/admin/promo-images/cleanup';
const answer = z.object({
  message: z.string(),
  files: z.array(z.string()),
  waiting: z.int(),
  waitingUntil: z.string().nullable(),
});

export function Cleanup() {
  const say = useSay();
  const { date } = useFormats();

  const clean = async () => {
    try {
      const found = await api.post(`${path}?dryRun=true`, undefined, answer);
      const { files, waiting, waitingUntil } = found;
      const later = waitingUntil
        ? say(promoTexts.waiting, { count: waiting, until: date(waitingUntil) })
        : undefined;
      if (files.length === 0) {
        return toast({ title: say(promoTexts.nothingUnused), description: later });
      }
      const sentence = say(promoTexts.confirmCleanup, { count: files.length });
      const old = say(promoTexts.confirmCleanupHint);
      const description = later ? `${old} ${later}` : old;
      const action = say(dashboardTexts.delete);
      if (!(await confirm({ sentence, description, action }))) return;
      toast({ title: (await api.post(path, undefined, answer)).message });
    } catch (error) {
      const title = say(dashboardTexts.deleteFailed);
      toast({ title, description: errorMessage(error), variant: 'destructive' });
    }
  };

  return <MenuItem icon={Eraser} text={say(promoTexts.cleanup)} onClick={() => void clean()} />;
}
