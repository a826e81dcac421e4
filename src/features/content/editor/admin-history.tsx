import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { Thumbnail } from '../../media/picture/admin-thumbnail.tsx';
import {
  type Content,
  type ContentVersion,
  contentSchema,
  contentVersionSchema,
} from '../contract.ts';
import { contentTexts } from '../messages.ts';
import { useLabel } from './admin-label.ts';
import { editorTexts, historyTexts } from './messages.ts';

export function ContentHistory({ content, onClose }: { content: Content; onClose: () => void }) {
  const say = useSay();
  const label = useLabel();
  const { date } = useFormats();
  const path = `/api/cms/contents/${content.id}`;
  const query = useGet(
    ['content-history', content.id, content.updatedAt],
    `${path}/history`,
    z.array(contentVersionSchema),
  );
  const { update } = useAction('contents');

  const restore = async ({ version }: ContentVersion) => {
    const body = { version, updatedAt: content.updatedAt };
    const done = await update(
      () => api.post(`${path}/restore`, body, contentSchema),
      say(contentTexts.restored),
    );
    if (done) onClose();
  };

  return (
    <Dialog size="lg" title={say(historyTexts.title, { name: label(content) })} onClose={onClose}>
      <ListState
        query={query}
        failure={say(historyTexts.failed)}
        empty={<p className="text-ink-soft">{say(historyTexts.none)}</p>}
      >
        {(versions) => (
          <ol className="divide-y divide-line">
            {versions.map((one, index) => (
              <li key={one.version} className="grid gap-2 py-4 first:pt-0">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <p className="flex-1 text-sm">
                    <span className="font-semibold">
                      {one.publishedBy || say(historyTexts.builtIn)}
                    </span>
                    <span className="text-ink-soft">, {date(one.publishedAt)}</span>
                  </p>
                  {one.value === content.value ? (
                    <span className="text-xs font-semibold text-pandan-deep">
                      {say(historyTexts.now)}
                    </span>
                  ) : (
                    <Button variant="secondary" size="sm" onClick={() => restore(one)}>
                      {say(historyTexts.restore)}
                    </Button>
                  )}
                </div>
                <Change
                  content={content}
                  from={versions[index + 1]?.value ?? one.value}
                  to={one.value}
                />
              </li>
            ))}
          </ol>
        )}
      </ListState>
    </Dialog>
  );
}

function Change({ content, from, to }: { content: Content; from: string; to: string }) {
  const say = useSay();
  if (to === '') return <p className="text-sm text-ink-soft">{say(editorTexts.empty)}</p>;
  if (content.contentType === 'image') {
    return <Thumbnail src={to} className="h-24 w-36 rounded bg-milk object-contain" />;
  }
  const { start, gone, added, end } = difference(from, to);
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-line">
      {start}
      {gone && <del className="bg-danger-tint text-danger-deep">{gone}</del>}
      {gone && added && ' '}
      {added && <ins className="bg-pandan-tint text-pandan-deep no-underline">{added}</ins>}
      {end}
    </p>
  );
}

/** Cuts off the words that both texts begin with and end with. */
function difference(from: string, to: string) {
  const [before, after] = [from.split(/(\s+)/), to.split(/(\s+)/)];
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    start: after.slice(0, start).join(''),
    gone: before.slice(start, before.length - end).join(''),
    added: after.slice(start, after.length - end).join(''),
    end: after.slice(after.length - end).join(''),
  };
}
