import { type SubmitEvent, useState } from 'react';
import { HOUR } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeInput } from '../../../ui/dashboard/forms/time-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { contentTexts } from '../messages.ts';
import { draftTexts } from './messages.ts';

type ScheduleProps = {
  planned: string | null;
  onClose: () => void;
  /** `null` cancels the schedule. */
  onPlan: (at: string | null) => void;
};

const nextHour = () => new Date(Math.ceil((Date.now() + 1) / HOUR) * HOUR).toISOString();

export function ScheduleDialog({ planned, onClose, onPlan }: ScheduleProps) {
  const say = useSay();
  const [at, setAt] = useState<string | null>(() => planned ?? nextHour());
  const [problem, setProblem] = useState<string>();

  const plan = (event: SubmitEvent) => {
    event.preventDefault();
    if (!at || Date.parse(at) <= Date.now()) return setProblem(say(contentTexts.past));
    onPlan(at);
  };

  return (
    <Dialog title={say(draftTexts.later)} description={say(draftTexts.laterHint)} onClose={onClose}>
      <form onSubmit={plan} noValidate className="grid gap-5">
        <TimeInput
          name="publishAt"
          label={say(draftTexts.time)}
          value={at}
          error={problem}
          onChange={(time) => {
            setAt(time);
            setProblem(undefined);
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {planned && (
            <Button variant="secondary" onClick={() => onPlan(null)}>
              {say(draftTexts.unschedule)}
            </Button>
          )}
          <Button type="submit">{say(draftTexts.schedule)}</Button>
        </div>
      </form>
    </Dialog>
  );
}
