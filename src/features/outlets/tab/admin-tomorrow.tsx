import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addDays, dayOf, startOfDay } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { Input, Options, Select } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import type { Outlet } from '../contract.ts';
import { endOfDayAt, hoursOn, type SpecialHours, spansOn } from '../hours/opening.contract.ts';
import { periodsInWords } from '../hours/words.contract.ts';
import { timeOn } from './admin-closing.tsx';
import { reasonOf, usualReason } from './admin-reason.ts';
import { outletsKey, specialKey } from './admin-use-outlets.ts';
import { tabTexts as t } from './messages.ts';

type Kind = 'allDay' | 'late' | 'early';
const kinds: Kind[] = ['early', 'late', 'allDay'];

type TomorrowProps = { outlet: Outlet; special: SpecialHours[]; now: Date; onClose: () => void };

export function TomorrowDialog({ outlet, special, now, onClose }: TomorrowProps) {
  const say = useSay();
  const reader = useReader();
  const client = useQueryClient();
  const { update } = useAction(specialKey);
  const [kind, setKind] = useState<Kind>('early');
  const [time, setTime] = useState('');
  const [why, setWhy] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const { zone, name } = outlet;
  const today = dayOf(now, zone);
  const tomorrow = addDays(today, 1);
  const { periods } = hoursOn(outlet, special, tomorrow);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const at = timeOn(tomorrow, time, zone);
    if (kind !== 'allDay' && !at) return setError(say(t.timeMissing));
    // Guests of tonight, or of tomorrow night, may stay as long as planned.
    const begin = Math.max(startOfDay(tomorrow, zone), endOfDayAt(outlet, special, today));
    const from = kind === 'early' && at ? at : new Date(begin);
    const until = kind === 'late' && at ? at : new Date(endOfDayAt(outlet, special, tomorrow));
    const isClosedAllDay = spansOn(outlet, special, tomorrow).every(
      (span) => span.from >= from.getTime() && span.to <= until.getTime(),
    );
    if (isClosedAllDay && kind !== 'allDay') {
      const question = { sentence: say(t.confirmAllDay), action: say(t.closeAllDay) };
      const cancel = say(t.changeTime);
      if (!(await confirm({ ...question, description: say(t.confirmAllDayHint), cancel }))) return;
    }
    const body = {
      from: from.toISOString(),
      until: until.toISOString(),
      ...reasonOf(why, t[isClosedAllDay ? 'allDay' : kind], reader),
    };
    setBusy(true);
    const work = () => api.post(`/api/admin/outlets/${outlet.id}/closing`, body);
    const done = await update(work, say(t.tomorrowSaved));
    setBusy(false);
    if (!done) return;
    void client.invalidateQueries({ queryKey: [outletsKey] });
    onClose();
  };
  return (
    <Dialog
      title={say(t.tomorrowTitle, { name })}
      description={say(t.tomorrowIs, { hours: periodsInWords(periods, reader) })}
      onClose={onClose}
    >
      {periods.length === 0 ? (
        <p>{say(t.takeBackFirst)}</p>
      ) : (
        <form onSubmit={save} noValidate className="grid gap-4">
          <Select
            label={say(t.tomorrowKind)}
            value={kind}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'early')}
          >
            <Options of={kinds.map((one) => [one, say(t[one])])} />
          </Select>
          {kind !== 'allDay' && (
            <Input
              label={say(kind === 'late' ? t.lateAt : t.earlyAt)}
              required
              inputMode="numeric"
              placeholder={say(t.timeExample)}
              className="w-40"
              value={time}
              error={error}
              onChange={({ target }) => {
                setError('');
                setTime(target.value);
              }}
            />
          )}
          <Input
            label={say(t.why)}
            maxLength={100}
            placeholder={usualReason(t[kind], reader)}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
          <Button type="submit" size="lg" busy={busy}>
            {say(t.saveTomorrow)}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
