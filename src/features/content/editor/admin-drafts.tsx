import { useState } from 'react';
import { z } from 'zod';
import type { Voice } from '../../../messages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type Content, contentSchema, registry } from '../contract.ts';
import { contentTexts } from '../messages.ts';
import { useLabel } from './admin-label.ts';
import { ScheduleDialog } from './admin-schedule.tsx';
import { draftTexts, editorTexts } from './messages.ts';

type DraftsProps = {
  drafts: Content[];
  path: string;
  voice: Voice;
  onOpen: (item: Content) => void;
};

export function DraftBar({ drafts, path, voice, onOpen }: DraftsProps) {
  const say = useSay();
  const label = useLabel();
  const { short } = useFormats();
  const { update } = useAction('contents');
  const [planning, setPlanning] = useState<Content[]>();
  if (drafts.length === 0) return null;

  const send = (ids: number[], at?: string | null) =>
    update(
      () => api.post('/api/cms/publish', { ids, at }, z.array(contentSchema)),
      say(
        at === undefined
          ? contentTexts.published
          : at === null
            ? contentTexts.unscheduled
            : contentTexts.scheduled,
      ),
    );
  const publish = (chosen: Content[]) => send(chosen.map(({ id }) => id));
  const drop = async (chosen: Content[]) => {
    const [only] = chosen;
    const sentence =
      chosen.length === 1 && only
        ? say(draftTexts.dropOne, { name: label(only) })
        : say(draftTexts.dropMany, { count: chosen.length });
    const buttons = { action: say(editorTexts.discard), cancel: say(editorTexts.back) };
    if (!(await confirm({ sentence, ...buttons }))) return;
    const work = async () => {
      for (const { id } of chosen) await api.delete(`/api/cms/contents/${id}/draft`);
    };
    await update(work, say(contentTexts.dropped));
  };

  return (
    <section aria-label={say(draftTexts.drafts)} className="card bg-caramel-tint">
      <div className="flex flex-wrap items-center gap-2 p-3 sm:px-4">
        <p className="me-auto py-1 font-semibold">
          {say(draftTexts.waiting, { count: drafts.length })}
        </p>
        <ButtonLink
          external
          href={`/preview${path === '/' ? '' : path}?voice=${voice}`}
          variant="secondary"
          size="sm"
        >
          {say(draftTexts.view)}
        </ButtonLink>
        <Actions of={drafts} onPublish={publish} onPlan={setPlanning} onDrop={drop} together />
      </div>
      <details className="border-t border-line">
        <summary className="flex min-h-11 items-center px-4 text-sm font-semibold">
          {say(draftTexts.oneByOne)}
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {drafts.map((draft) => (
            <li key={draft.id} className="flex flex-wrap items-center gap-2 px-4 py-2.5">
              <button
                type="button"
                className="me-auto grid min-h-11 content-center text-start text-sm"
                onClick={() => onOpen(draft)}
              >
                <span className="font-semibold underline underline-offset-4">{label(draft)}</span>
                <span className="text-xs text-ink-soft">
                  {say(registry[draft.page].label)} · {draft.updatedBy}, {short(draft.updatedAt)}
                  {draft.publishAt &&
                    ` · ${say(draftTexts.publishedAt, { time: short(draft.publishAt) })}`}
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
  const say = useSay();
  const label = useLabel();
  const [only] = of;
  const name = together || !only ? '' : ` ${label(only)}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onPublish(of)}>
        {say(together ? draftTexts.publishAll : draftTexts.publish)}
        <span className="sr-only">{name}</span>
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onPlan(of)}>
        {say(draftTexts.schedule)}
        <span className="sr-only">{name}</span>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onDrop(of)}>
        {say(editorTexts.discard)}
        <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}
