import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { binnedSchema } from '../../../contract.ts';
import { formatDate, formatDay } from '../../../time.ts';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { byLanguage } from '../../language.ts';
import { Empty } from './empty.tsx';
import { PagedList } from './paged-list.tsx';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';
import { usePaged } from './use-paged.ts';

const listSchema = z.array(binnedSchema);

type BinProps<T extends Entry> = { entries: Entries<T> };

export function Bin<T extends Entry>({ entries }: BinProps<T>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trash2 className="size-4" aria-hidden="true" />
        {byLanguage('Bin', 'Tempat sampah')}
      </Button>
      <Dialog
        open={open}
        size="drawer"
        title={byLanguage('Bin', 'Tempat sampah')}
        description={byLanguage(
          'What was deleted rests here for 30 days, with its pictures.',
          'Yang dihapus disimpan di sini 30 hari, bersama gambarnya.',
        )}
        onClose={() => setOpen(false)}
      >
        <Binned entries={entries} />
      </Dialog>
    </>
  );
}

function Binned<T extends Entry>({ entries }: BinProps<T>) {
  const { key, adminPath, restore, purge } = entries;
  const path = `${adminPath}/bin`;
  const list = usePaged({ key, path, schema: listSchema, inAddress: false });
  const none = <Empty title={byLanguage('The bin is empty', 'Tempat sampah kosong')} />;
  return (
    <PagedList
      list={list}
      failure={byLanguage('Failed to fetch the bin', 'Gagal memuat tempat sampah')}
      none={none}
      noMatch={none}
    >
      {(rows) => (
        <ul className="divide-y divide-line">
          {rows.map(({ id, name, deletedAt, goneAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-3">
              <div className="min-w-40 flex-1">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-xs text-ink-soft">
                  {byLanguage('Deleted', 'Dihapus')} {formatDate(deletedAt)},{' '}
                  {byLanguage('gone for good on', 'hilang selamanya')} {formatDay(goneAt)}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`${byLanguage('Restore', 'Kembalikan')} ${name}`}
                onClick={() => restore([id])}
              >
                {byLanguage('Restore', 'Kembalikan')}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                className="text-danger"
                aria-label={`${byLanguage('Delete for good', 'Hapus selamanya')}: ${name}`}
                onClick={() => purge(id, name)}
              >
                {byLanguage('Delete for good', 'Hapus selamanya')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
