import { Info } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { askInDialog } from '../../../ui/dashboard/ask-in-dialog.ts';
import { namesOf } from '../../../ui/dashboard/inbox/use-inbox.ts';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { sayHere } from '../../../ui/reader.tsx';
import type { Rating } from '../staff.contract.ts';
import { staffTexts as t } from './messages.ts';

/** Nobody looks at many one by one, so pictures that came before are named and can be left out. */
export function askWhomToReward(ratings: Rating[]): Promise<Rating[]> {
  const count = ratings.length;
  const doubles = ratings.filter(({ hints }) => hints.samePicture > 0);
  const others = ratings.filter(({ hints }) => hints.samePicture === 0);
  return askInDialog((answer) => (
    <Dialog
      role="alertdialog"
      title={sayHere(t.verifyAndSendMany, { count })}
      description={namesOf(ratings)}
      onClose={() => answer([])}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer([])}>
            {sayHere(dashboardTexts.cancel)}
          </Button>
          {doubles.length === 0 ? (
            <Button onClick={() => answer(ratings)}>{sayHere(t.verifyAndSend)}</Button>
          ) : (
            <Button variant="secondary" onClick={() => answer(ratings)}>
              {sayHere(t.sendAll, { count })}
            </Button>
          )}
          {doubles.length > 0 && others.length > 0 && (
            <Button onClick={() => answer(others)}>
              {sayHere(t.withoutThem, { count: others.length })}
            </Button>
          )}
        </>
      }
    >
      {doubles.length > 0 && (
        <p className="flex gap-2 text-sm">
          <Info className="mt-0.5 size-4 shrink-0 text-caramel-deep" />
          {sayHere(t.sentTwice, { count: doubles.length, names: namesOf(doubles) })}
        </p>
      )}
    </Dialog>
  ));
}
