import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { formatDate } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { Thumbnail } from '../../media/picture/admin-thumbnail.tsx';
import {
  type Content,
  type ContentVersion,
  contentMessages,
  contentSchema,
  contentVersionSchema,
} from '../contract.ts';

type HistoryProps = { content: Content; onClose: () => void };

/** Every published value, newest first, each with what it changed. */
export function ContentHistory({ content, onClose }: HistoryProps) {
  const path = `/api/cms/contents/${content.id}`;
  const query = useQuery({
    queryKey: ['content-history', content.id, content.updatedAt],
    queryFn: () => api.get(`${path}/history`, z.array(contentVersionSchema)),
  });
  const { update } = useAction('contents');

  const restore = async ({ version }: ContentVersion) => {
    const body = { version, updatedAt: content.updatedAt };
    const done = await update(
      () => api.post(`${path}/restore`, body, contentSchema),
      contentMessages.restored,
    );
    if (done) onClose();
  };

  return (
    <Dialog open size="lg" title={`Riwayat: ${content.label}`} onClose={onClose}>
      <ListState
        query={query}
        failure="Riwayat tidak dapat dimuat"
        empty={<p className="text-ink-soft">Belum pernah diubah: masih teks bawaan.</p>}
      >
        {(versions) => (
          <ol className="divide-y divide-line">
            {versions.map((one, index) => (
              <li key={one.version} className="grid gap-2 py-4 first:pt-0">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <p className="flex-1 text-sm">
                    <span className="font-semibold">{one.publishedBy || 'Bawaan'}</span>
                    <span className="text-ink-soft">, {formatDate(one.publishedAt)}</span>
                  </p>
                  {one.value === content.value ? (
                    <span className="text-xs font-semibold text-pandan-deep">Tampil sekarang</span>
                  ) : (
                    <Button variant="secondary" size="sm" onClick={() => restore(one)}>
                      Pulihkan
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

type ChangeProps = { content: Content; from: string; to: string };

function Change({ content, from, to }: ChangeProps) {
  if (to === '') return <p className="text-sm text-ink-soft">Kosong</p>;
  if (content.contentType === 'image') {
    return <Thumbnail src={to} alt="" className="h-24 w-36 rounded bg-milk object-contain" />;
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

/** The part between the words that both texts begin and end with. */
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
