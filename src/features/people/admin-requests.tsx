import { type SubmitEvent, useState } from 'react';
import { HOUR } from '../../time.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { Card } from '../../ui/dashboard/card.tsx';
import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { TimeInput } from '../../ui/dashboard/forms/time-field.tsx';
import { toastError } from '../../ui/dashboard/tools/toast-error.ts';
import {
  keepUnsavedInput,
  readUnsavedInput,
  useUnsavedText,
} from '../../ui/dashboard/unsaved-input.ts';
import { useAction } from '../../ui/dashboard/use-action.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ApiError, api } from '../../ui/fetch.ts';
import { Input, Options, Select } from '../../ui/field.tsx';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.tsx';
import { spellingOf } from './admin-found.tsx';
import { HOURS_TO_ANSWER, type PersonRequest, requestKinds, requestSchema } from './contract.ts';
import { peopleTexts as t } from './messages.ts';

const path = '/api/admin/people/requests';
const drafts = { kind: 'request-kind', person: 'request-person', receivedAt: 'request-received' };

type RequestsProps = { requests: PersonRequest[]; onSearch: (q: string) => void };

export function Requests({ requests, onSearch }: RequestsProps) {
  const say = useSay();
  const { update } = useAction('people');
  const [isNoting, setNoting] = useState(() =>
    Object.values(drafts).some((draft) => readUnsavedInput(draft) !== ''),
  );
  const open = requests.filter(({ doneAt }) => doneAt === null).length;
  const finish = ({ id }: PersonRequest, isDone: boolean) =>
    update(
      () => api.patch(`${path}/${id}`, { isDone }, requestSchema),
      say(isDone ? t.requestDone : t.requestReopened),
    );
  return (
    <Card
      id="people-requests"
      title={open > 0 ? say(t.requestsOpen, { count: open }) : say(t.requests)}
      hint={
        <Sentence
          of={t.requestsHint}
          time={<span className="font-semibold text-ink">{say(t.timeToAnswer)}</span>}
        />
      }
    >
      {open === 0 && <p className="text-sm">{say(t.requestsNone)}</p>}
      {requests.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {requests.map((request) => (
            <li key={request.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="grid min-w-0 flex-1 basis-64 gap-1 text-sm">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
                  {say(t.requestOf, {
                    kind: say(t[request.kind]),
                    who: request.person ? spellingOf(request.person) : say(t.gone),
                  })}
                  <State request={request} />
                </p>
                <p className="text-ink-soft">
                  <Moments request={request} />
                </p>
              </div>
              {request.person !== '' && (
                <div className="flex flex-wrap gap-2">
                  <Button variant="secondary" size="sm" onClick={() => onSearch(request.person)}>
                    {say(t.showData)}
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => finish(request, request.doneAt === null)}
                  >
                    {say(request.doneAt === null ? t.markDone : t.reopen)}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" className="sm:justify-self-start" onClick={() => setNoting(true)}>
        {say(t.noteRequest)}
      </Button>
      {/* What was typed is still there when it is opened again. */}
      <Dialog
        open={isNoting}
        onClose={() => setNoting(false)}
        title={say(t.noteRequest)}
        size="drawer"
      >
        <NewRequest onClose={() => setNoting(false)} />
      </Dialog>
    </Card>
  );
}

function Moments({ request: { receivedAt, dueAt, doneAt } }: { request: PersonRequest }) {
  const received = <Time iso={receivedAt} />;
  return doneAt === null ? (
    <Sentence of={t.receivedDue} received={received} due={<Time iso={dueAt} />} />
  ) : (
    <Sentence of={t.receivedDone} received={received} done={<Time iso={doneAt} />} />
  );
}

function State({ request: { dueAt, doneAt } }: { request: PersonRequest }) {
  const say = useSay();
  if (doneAt !== null) return <Badge tone="good">{say(t.done)}</Badge>;
  const hours = Math.floor((Date.parse(dueAt) - Date.now()) / HOUR);
  if (hours < 0) return <Badge tone="danger">{say(t.late)}</Badge>;
  const tone = hours < HOURS_TO_ANSWER / 3 ? 'warm' : 'neutral';
  return <Badge tone={tone}>{say(t.hoursLeft, { hours })}</Badge>;
}

function NewRequest({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { refresh } = useAction('people');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [kind, setKind] = useUnsavedText(drafts.kind, requestKinds[0]);
  const [person, setPerson] = useUnsavedText(drafts.person);
  const [receivedAt, setReceivedAt] = useUnsavedText(drafts.receivedAt);
  const [isNow, setIsNow] = useState(receivedAt === '');

  const close = () => {
    for (const draft of Object.values(drafts)) keepUnsavedInput(draft, '');
    onClose();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    try {
      const input = { kind, person, ...(receivedAt && { receivedAt }) };
      await api.post(path, input, requestSchema);
      toast({ title: say(t.requested) });
      await refresh();
      close();
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) {
        toastError(say(t.notRequested), failure);
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <EntryForm
      onSubmit={submit}
      onCancel={close}
      busy={busy}
      action={say(t.noteRequest)}
      offer={undefined}
    >
      <Select
        label={say(t.asked)}
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        error={errors.kind}
      >
        <Options of={requestKinds.map((kind) => [kind, say(t[kind])])} />
      </Select>
      <Input
        label={say(t.from)}
        name="person"
        required
        value={person}
        onChange={({ target }) => setPerson(target.value)}
        autoComplete="off"
        hint={say(t.emailOrPhone)}
        error={errors.person}
      />
      {isNow ? (
        <div className="grid gap-1.5 text-sm">
          <p className="font-semibold">{say(t.received)}</p>
          <p className="flex flex-wrap items-center gap-x-3">
            {say(t.now)}
            <button type="button" className="link -my-3 min-h-11" onClick={() => setIsNow(false)}>
              {say(t.otherTime)}
            </button>
          </p>
        </div>
      ) : (
        <TimeInput
          label={say(t.received)}
          name="receivedAt"
          value={receivedAt || null}
          onChange={(iso) => setReceivedAt(iso ?? '')}
          autoFocus
          error={errors.receivedAt}
        />
      )}
    </EntryForm>
  );
}
