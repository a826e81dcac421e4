import { useState } from 'react';
import { z } from 'zod';
import { formatShort } from '../../../time.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { type Content, contentMessages, contentSchema, registry } from '../contract.ts';
import { ScheduleDialog } from './admin-schedule.tsx';

type DraftsProps = {
  drafts: Content[];
  path: string;
  onOpen: (item: Content) => void;
};

export function DraftBar({ drafts, path, onOpen }: DraftsProps) {
  const { update } = useAction('contents');
  const [planning, setPlanning] = useState<Content[]>();
  if (drafts.length === 0) return null;

  const send = (ids: number[], at?: string | null) =>
    update(
      () => api.post('/api/cms/publish', { ids, at }, z.array(contentSchema)),
      at === undefined
        ? contentMessages.published
        : at === null
          ? contentMessages.unscheduled
          : contentMessages.scheduled,
    );
  const publish = (chosen: Content[]) => send(chosen.map(({ id }) => id));
  const drop = async (chosen: Content[]) => {
    const [only] = chosen;
    const what = chosen.length === 1 && only ? `draf "${only.label}"` : `${chosen.length} draf`;
    const sentence = `Yakin buang ${what}?`;
    if (!(await confirm({ sentence, action: 'Buang', cancel: 'Kembali' }))) return;
    const work = async () => {
      for (const { id } of chosen) await api.delete(`/api/cms/contents/${id}/draft`);
    };
    await update(work, contentMessages.dropped);
  };

  return (
    <section aria-label="Draf" className="card bg-caramel-tint">
      <div className="flex flex-wrap items-center gap-2 p-3 sm:px-4">
        <p className="me-auto py-1 font-semibold">{drafts.length} draf menunggu</p>
        <ButtonLink
          external
          href={`/preview${path === '/' ? '' : path}`}
          variant="secondary"
          size="sm"
        >
          Lihat situs dengan draf
        </ButtonLink>
        <Actions of={drafts} onPublish={publish} onPlan={setPlanning} onDrop={drop} together />
      </div>
      <details className="border-t border-line">
        <summary className="flex min-h-11 items-center px-4 text-sm font-semibold">
          Satu per satu
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {drafts.map((draft) => (
            <li key={draft.id} className="flex flex-wrap items-center gap-2 px-4 py-2.5">
              <button
                type="button"
                className="me-auto grid min-h-11 content-center text-start text-sm"
                onClick={() => onOpen(draft)}
              >
                <span className="font-semibold underline underline-offset-4">{draft.label}</span>
                <span className="text-xs text-ink-soft">
                  {registry[draft.page].label} · {draft.updatedBy}, {formatShort(draft.updatedAt)}
                  {draft.publishAt && ` · terbit ${formatShort(draft.publishAt)} WIB`}
                </span>
              </button>
              <Actions of={[draft]} onPublish={publish} onPlan={setPlanning} onDrop={drop} />
            </li>
          ))}
        </ul>
      </details>
      {planning && (
        <ScheduleDialog
          planned={planning.find(({ publishAt }) => publishAt)?.publishAt ?? null}
          onClose={() => setPlanning(undefined)}
          onPlan={async (at) => {
            const ids = planning.map(({ id }) => id);
            if (await send(ids, at)) setPlanning(undefined);
          }}
        />
      )}
    </section>
  );
}

type Act = (chosen: Content[]) => void;
type ActionsProps = { of: Content[]; onPublish: Act; onPlan: Act; onDrop: Act; together?: boolean };

function Actions({ of, onPublish, onPlan, onDrop, together = false }: ActionsProps) {
  const name = together ? '' : ` ${of[0]?.label ?? ''}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onPublish(of)}>
        {together ? 'Terbitkan semua' : 'Terbitkan'}
        <span className="sr-only">{name}</span>
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onPlan(of)}>
        Jadwalkan<span className="sr-only">{name}</span>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onDrop(of)}>
        Buang<span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}
