import { Trash2 } from 'lucide-react';
import { binnedSchema } from '../../../contract.ts';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { useSay } from '../../reader.tsx';
import { useFormats } from '../../use-formats.ts';
import { Empty } from './empty.tsx';
import { listTexts } from './messages.ts';
import { PagedList } from './paged-list.tsx';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';
import { usePaged } from './use-paged.ts';

type BinProps<T extends Entry> = { entries: Entries<T>; onClose: () => void };

export function Bin<T extends Entry>({ entries, onClose }: BinProps<T>) {
  const say = useSay();
  const { date, day } = useFormats();
  const { key, adminPath, restore, purge } = entries;
  const path = `${adminPath}/bin`;
  const list = usePaged({ key, path, schema: binnedSchema, inAddress: false });
  const none = <Empty icon={<Trash2 />} title={say(listTexts.binEmpty)} />;
  return (
    <Dialog
      size="drawer"
      title={say(listTexts.bin)}
      description={say(listTexts.binHint)}
      onClose={onClose}
    >
      <PagedList
        list={list}
        failure={say(listTexts.binFailed)}
        none={none}
        noMatch={say(listTexts.binEmpty)}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map(({ id, name, deletedAt, goneAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 py-3">
                <div className="min-w-40 flex-1">
                  <p className="font-semibold wrap-anywhere">{name}</p>
                  <p className="text-xs text-ink-soft">
                    {say(listTexts.binned, { deleted: date(deletedAt), gone: day(goneAt) })}
                  </p>
                </div>
                <div className="flex items-center gap-2 max-sm:basis-full">
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={say(listTexts.restoreNamed, { name })}
                    onClick={() => restore([id], name)}
                  >
                    {say(listTexts.restore)}
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    className="text-danger"
                    aria-label={say(listTexts.purgeNamed, { name })}
                    onClick={() => purge(id, name)}
                  >
                    {say(listTexts.purge)}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  );
}
