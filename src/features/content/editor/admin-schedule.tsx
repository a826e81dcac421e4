import { type SubmitEvent, useState } from 'react';
import { HOUR, instantOf, minuteOf } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/field.tsx';
import { contentMessages } from '../contract.ts';

type ScheduleProps = {
  planned: string | null;
  onClose: () => void;
  /** `null` cancels the schedule. */
  onPlan: (at: string | null) => void;
};

const nextHour = () => Math.ceil((Date.now() + 1) / HOUR) * HOUR;

export function ScheduleDialog({ planned, onClose, onPlan }: ScheduleProps) {
  const [at, setAt] = useState(() => minuteOf(planned ?? nextHour()));
  const [problem, setProblem] = useState<string>();

  const plan = (event: SubmitEvent) => {
    event.preventDefault();
    const time = at === '' ? null : instantOf(at);
    if (!time || Date.parse(time) <= Date.now()) return setProblem(contentMessages.past);
    onPlan(time);
  };

  return (
    <Dialog
      open
      title="Terbitkan nanti"
      description="Draf terbit sendiri pada waktu ini."
      onClose={onClose}
    >
      <form onSubmit={plan} noValidate className="grid gap-5">
        <Input
          type="datetime-local"
          label="Waktu terbit (WIB)"
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
              Batalkan jadwal
            </Button>
          )}
          <Button type="submit">Jadwalkan</Button>
        </div>
      </form>
    </Dialog>
  );
}
