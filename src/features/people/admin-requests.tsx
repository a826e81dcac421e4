import { type SubmitEvent, useState } from 'react';
import { HOUR, instantOf } from '../../time.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { useAction } from '../../ui/dashboard/use-action.ts';
import { ApiError, api, errorMessage } from '../../ui/fetch.ts';
import { Input, Select } from '../../ui/field.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  HOURS_TO_ANSWER,
  type PersonRequest,
  peopleMessages,
  type RequestKind,
  requestKinds,
  requestSchema,
} from './contract.ts';

const path = '/api/admin/people/requests';

const labels: Record<RequestKind, string> = {
  access: 'Salinan data',
  correct: 'Perbaikan',
  erase: 'Penghapusan',
  object: 'Keberatan',
};

type RequestsProps = { requests: PersonRequest[]; onSearch: (q: string) => void };

export function Requests({ requests, onSearch }: RequestsProps) {
  const { update } = useAction('people');
  const finish = ({ id }: PersonRequest, isDone: boolean) =>
    update(
      () => api.patch(`${path}/${id}`, { isDone }, requestSchema),
      isDone ? peopleMessages.done : peopleMessages.reopened,
    );
  return (
    <section className="card grid gap-4 p-4 sm:p-6" aria-labelledby="people-requests">
      <div className="grid gap-1">
        <h3 id="people-requests" className="text-lg font-bold">
          Permintaan
        </h3>
        <p className="text-sm text-ink-soft">
          UU PDP memberi waktu 3×24 jam sejak permintaan diterima.
        </p>
      </div>
      <NewRequest />
      {requests.length === 0 ? (
        <p className="text-sm text-ink-soft">Belum ada permintaan.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {requests.map((request) => (
            <li key={request.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="grid min-w-0 flex-1 basis-64 gap-1 text-sm">
                <p className="flex flex-wrap items-center gap-2 font-semibold break-all">
                  {labels[request.kind]}: {request.person || '(sudah dihapus)'}
                  <State request={request} />
                </p>
                <p className="text-ink-soft">
                  Diterima <Time iso={request.receivedAt} />
                  {request.doneAt ? ', selesai ' : ', paling lambat '}
                  <Time iso={request.doneAt ?? request.dueAt} />
                </p>
              </div>
              {request.person !== '' && (
                <>
                  <Button variant="secondary" size="sm" onClick={() => onSearch(request.person)}>
                    Lihat data
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => finish(request, request.doneAt === null)}
                  >
                    {request.doneAt === null ? 'Tandai selesai' : 'Buka lagi'}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function State({ request: { dueAt, doneAt } }: { request: PersonRequest }) {
  if (doneAt !== null) return <Badge tone="good">Selesai</Badge>;
  const hours = Math.floor((Date.parse(dueAt) - Date.now()) / HOUR);
  if (hours < 0) return <Badge tone="danger">Terlambat</Badge>;
  return <Badge tone={hours < HOURS_TO_ANSWER / 3 ? 'warm' : 'neutral'}>{hours} jam lagi</Badge>;
}

function NewRequest() {
  const { refresh } = useAction('people');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const received = String(data.get('receivedAt'));
    setBusy(true);
    setErrors({});
    try {
      const input = {
        kind: data.get('kind'),
        person: data.get('person'),
        ...(received && { receivedAt: instantOf(received) }),
      };
      await api.post(path, input, requestSchema);
      toast({ title: peopleMessages.requested });
      form.reset();
      await refresh();
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) {
        const description = errorMessage(failure);
        toast({ title: 'Permintaan tidak dicatat', description, variant: 'destructive' });
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_1fr_auto]"
    >
      <Select label="Yang diminta" name="kind" error={errors.kind}>
        {requestKinds.map((kind) => (
          <option key={kind} value={kind}>
            {labels[kind]}
          </option>
        ))}
      </Select>
      <Input
        label="Dari"
        name="person"
        autoComplete="off"
        hint="E-mail atau nomor telepon"
        error={errors.person}
      />
      <Input
        label="Diterima (WIB)"
        name="receivedAt"
        type="datetime-local"
        hint="Kosong: sekarang"
        error={errors.receivedAt}
      />
      <Button type="submit" busy={busy} className="sm:mt-6.5 sm:justify-self-start">
        Catat
      </Button>
    </form>
  );
}
