import { type SubmitEvent, useState } from 'react';
import { HOUR, instantOf, minuteOf } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { contentTexts } from '../messages.ts';
import { draftTexts } from './messages.ts';

type ScheduleProps = {
  planned: string | null;
  onClose: () => void;
  /** `null` cancels the schedule. */
  onPlan: (at: string | null) => void;
};

const nextHour = () => Math.ceil((Date.now() + 1) / HOUR) * HOUR;

export function ScheduleDialog({ planned, onClose, onPlan }: ScheduleProps) {
  const say = useSay();
  const [at, setAt] = useState(() => minuteOf(planned ?? nextHour()));
  const [problem, setProblem] = useState<string>();

  const plan = (event: SubmitEvent) => {
    event.preventDefault();
    const time = at === '' ? null : instantOf(at);
    if (!time || Date.parse(time) <= Date.now()) return setProblem(say(contentTexts.past));
    onPlan(time);
  };

  return (
    <Dialog
      open
      title={say(draftTexts.later)}
      description={say(draftTexts.laterHint)}
      onClose={onClose}
    >
      <form onSubmit={plan} noValidate className="grid gap-5">
        <Input
          type="datetime-local"
          label={say(draftTexts.time)}
          value={at}
          error={problem}
          onChange={({ target }) => {
            setAt(target.value);
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
