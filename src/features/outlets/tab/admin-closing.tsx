import { useQueryClient } from '@tanstack/react-query';
import { Clock, DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { DAY, dayOf, HOUR, instantOf, MINUTE, type Zone } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { useUnsavedText } from '../../../ui/dashboard/unsaved-input.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Outlet } from '../contract.ts';
import {
  closedAlone,
  type Opening,
  openingAt,
  type SpecialHours,
} from '../hours/opening.contract.ts';
import { dayAndTime, openingInWords } from '../hours/words.contract.ts';
import { specialHoursSchema } from '../special/contract.ts';
import { reasonOf, usualReason } from './admin-reason.ts';
import { outletsKey, specialKey } from './admin-use-outlets.ts';
import { tabTexts as t } from './messages.ts';

type ClosingProps = { outlet: Outlet; special: SpecialHours[]; now: Date };

/** One button closes and opens again, so that the dialog gives the focus back to it. */
export function Closing({ outlet, special, now }: ClosingProps) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  const { reopen, busy } = useReopen(outlet);
  const opening = openingAt(outlet, special, now);
  const made = closedAlone(outlet, special, opening);
  if (!(made && opening.why) && !mayClose(opening, now)) return null;
  const { text, label, Icon } = made
    ? { text: t.reopen, label: t.reopenNamed, Icon: DoorOpen }
    : closingOf(opening);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={say(label, { name: outlet.name })}
        className="max-sm:in-[.row-buttons]:w-11 max-sm:in-[.row-buttons]:bg-transparent max-sm:in-[.row-buttons]:px-0"
        busy={busy}
        onClick={() => {
          setAsks(!made);
          if (made) void reopen(made.id);
        }}
      >
        <Icon className="size-4 shrink-0 max-sm:in-[.row-buttons]:size-5 max-sm:in-[.row-buttons]:text-caramel-deep" />
        <span className="max-sm:in-[.row-buttons]:sr-only">{say(text)}</span>
      </Button>
      {/* It is closed already where the answer to the closing was lost. */}
      {asks && !made && (
        <ClosingDialog outlet={outlet} special={special} now={now} onClose={() => setAsks(false)} />
      )}
    </>
  );
}

const mayClose = ({ now: isOpen, opens }: Opening, now: Date) =>
  isOpen || (opens !== null && opens.getTime() - now.getTime() < DAY / 2);

const closingOf = ({ now: isOpen }: Opening) =>
  isOpen
    ? { text: t.closeNow, label: t.closeNowNamed, Icon: DoorClosed }
    : { text: t.openLate, label: t.openLateNamed, Icon: Clock };

export function useReopen({ id, name }: Outlet) {
  const say = useSay();
  const client = useQueryClient();
  const { update } = useAction(specialKey);
  const [busy, setBusy] = useState(false);
  const reopen = async (specialId: number) => {
    setBusy(true);
    const work = () => api.delete(`/api/admin/outlets/${id}/closing/${specialId}`);
    await update(work, { title: say(t.reopened), description: name });
    await client.invalidateQueries({ queryKey: [outletsKey] });
    setBusy(false);
  };
  return { reopen, busy };
}

function ClosingDialog(props: ClosingProps & { onClose: () => void }) {
  const { outlet, special, now } = props;
  const say = useSay();
  const reader = useReader();
  const { reopen } = useReopen(outlet);
  const client = useQueryClient();
  const { update } = useAction(specialKey);
  const { zone, name } = outlet;
  const opening = openingAt(outlet, special, now);
  const usual = opening.now ? t.defaultClosed : t.defaultLate;
  const reason = usualReason(usual, reader);
  const [why, setWhy] = useUnsavedText(`closing:${outlet.id}`, reason);
  const onClose = () => {
    setWhy(reason);
    props.onClose();
  };
  const [time, setTime] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  const { state, when } = openingInWords(opening, { zone, now }, reader);
  const timeOf = (at: Date) => dayAndTime(at, { zone, now }, reader);
  /** A chosen time may lie outside the hours, as at night; then guests come in later. */
  const opensAfter = (at: Date) => {
    const then = openingAt(outlet, special, at);
    return then.now ? at : then.opens;
  };

  const close = async (until: Date) => {
    if (sent !== null) return;
    setSent(until.getTime());
    const body = { until: until.toISOString(), ...reasonOf(why, usual, reader) };
    const path = `/api/admin/outlets/${outlet.id}/closing`;
    const isDone = await update(async () => {
      const made = await api.post(path, body, specialHoursSchema);
      toast({
        title: say(t.closed, { name, time: timeOf(opensAfter(until) ?? until) }),
        action: { label: say(t.reopen), onClick: () => reopen(made.id) },
      });
    });
    setSent(null);
    void client.invalidateQueries({ queryKey: [outletsKey] });
    if (isDone) onClose();
  };
  const typed = timeToday(time, now, outlet);
  const ends = opening.until;
  const nextDay = ends && opensAfter(ends);
  return (
    <Dialog
      title={say(opening.now ? t.closeNowNamed : t.openLateNamed, { name })}
      description={say(t.closeUntilHint, { state: `${state} · ${when}` })}
      onClose={onClose}
    >
      <Input
        label={say(t.why)}
        maxLength={100}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{say(t.closeUntil, { zone })}</legend>
        {/* In a field, the focus would open a phone's keyboard over the choices. */}
        <div ref={focusFirst} className="flex flex-wrap gap-2">
          {choices(opening, now).map((until) => (
            <Button
              key={until.getTime()}
              variant="secondary"
              busy={sent === until.getTime()}
              onClick={() => close(until)}
            >
              {timeOf(until)}
            </Button>
          ))}
          {ends && (
            <Button variant="secondary" busy={sent === ends.getTime()} onClick={() => close(ends)}>
              {nextDay ? timeOf(nextDay) : say(t.untilEnd)}
            </Button>
          )}
        </div>
      </fieldset>
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed) void close(typed);
        }}
      >
        <Input
          label={say(t.otherTime)}
          className="w-44"
          inputMode="numeric"
          placeholder={say(t.timeMissing)}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <Button type="submit" variant="secondary" disabled={!typed}>
          {typed ? say(t.closeAt, { time: timeOf(opensAfter(typed) ?? typed) }) : say(t.close)}
        </Button>
      </form>
    </Dialog>
  );
}

const focusFirst = (group: HTMLElement | null) => group?.querySelector('button')?.focus();

/** Offers one, two or three hours from now, or a late opening by half an hour, one or two. */
function choices({ now: open, until, opens }: Opening, now: Date): Date[] {
  const from = open ? now : (opens ?? now);
  const steps = open ? [1, 2, 3] : [0.5, 1, 2];
  const quarter = 15 * MINUTE;
  return steps
    .map((hours) => new Date(Math.ceil((from.getTime() + hours * HOUR) / quarter) * quarter))
    .filter((at) => until === null || at < until);
}

function timeToday(typed: string, now: Date, { zone }: Outlet): Date | null {
  const at = timeOn(dayOf(now, zone), typed, zone);
  return at && (at > now ? at : new Date(at.getTime() + DAY));
}

/** Reads `16`, `16.00` and `16:00` as a time on that day. */
export function timeOn(day: string, typed: string, zone: Zone): Date | null {
  const [, hour, minute = '00'] = /^\s*(\d{1,2})(?:[.:](\d{2}))?\s*$/.exec(typed) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return new Date(instantOf(`${day}T${hour.padStart(2, '0')}:${minute}`, zone));
}
