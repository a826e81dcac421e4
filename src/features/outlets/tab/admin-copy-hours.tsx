import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { OutletChoice } from '../../../ui/dashboard/forms/outlet-choice.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { type FormerWeeks, formerWeeks, type Outlet } from '../contract.ts';
import type { Week } from '../hours/opening.contract.ts';
import { weekInWords } from '../hours/words.contract.ts';
import { outletsKey, useOutlets } from './admin-use-outlets.ts';
import { tabTexts as t } from './messages.ts';

/** The hours in the form are copied, also when they are not saved yet. */
export function CopyHours({ outlet, week }: { outlet: Outlet; week: Week }) {
  const say = useSay();
  const reader = useReader();
  const { update } = useAction(outletsKey);
  const others = useOutlets().filter(({ id }) => id !== outlet.id);
  const [open, setOpen] = useState(false);
  const [ids, setIds] = useState<number[]>([]);
  if (others.length === 0) return null;

  const copy = async () => {
    let former: FormerWeeks | undefined;
    const path = '/api/admin/outlets/week';
    const work = async () => {
      former = await api.put(path, { ids, week }, formerWeeks);
    };
    const undo = () => void update(() => api.put(`${path}/undo`, former), say(t.copyUndone));
    const action = { label: say(t.undoCopy), onClick: undo };
    if (await update(work, { title: say(t.copied), action })) setOpen(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {say(t.copyHours)}
      </Button>
      <Dialog
        open={open}
        title={say(t.copyHoursTitle)}
        description={weekInWords(week, reader)}
        onClose={() => setOpen(false)}
        footer={
          <Button disabled={ids.length === 0} onClick={copy}>
            {say(t.copyHoursAction, { count: ids.length })}
          </Button>
        }
      >
        <OutletChoice outlets={others} chosen={ids} onChange={setIds} />
      </Dialog>
    </>
  );
}
