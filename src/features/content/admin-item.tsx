import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { toast } from '../../ui/toast.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';
import { EditContent } from './admin-edit.tsx';
import { type Content, contentMessages, findItem, type PageName } from './contract.ts';

/** Characters of a long text that are previewed: 150 where the registry names the field, else 200. */
const PREVIEW = { known: 150, added: 200 };

/** One text or picture: shown, or edited in its place. */
export function ContentItem({ page, item }: { page: PageName; item: Content }) {
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const known = findItem(page, item.section, item.key);
  const refresh = () => client.invalidateQueries({ queryKey: ['contents', page] });

  const remove = async () => {
    if (!(await confirm({ sentence: `Yakin hapus konten "${item.label}"?`, action: 'Hapus' })))
      return;
    try {
      await api.delete(`/api/cms/contents/${item.id}`);
      toast({ title: contentMessages.deleted });
    } catch (error) {
      toast({ title: 'Delete Failed', description: sentenceOf(error), variant: 'destructive' });
    }
    await refresh();
  };

  if (editing) {
    return (
      <EditContent
        item={item}
        known={known}
        onSaved={async () => {
          await refresh();
          setEditing(false);
        }}
        onClose={() => setEditing(false)}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
        <h4 className="text-sm font-semibold">{item.label}</h4>
        {item.description && <p className="text-xs text-ink-soft">{item.description}</p>}
        {!known && <p className="font-mono text-xs text-ink-soft">{item.key}</p>}
      </div>
      <Preview item={item} length={known ? PREVIEW.known : PREVIEW.added} />
      <div className="ms-auto flex">
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Edit ${item.label}`}
          onClick={() => setEditing(true)}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </Button>
        {!known && (
          <Button
            variant="quiet"
            size="icon"
            className="text-danger"
            aria-label={`Hapus ${item.label}`}
            onClick={remove}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  );
}

function Preview({ item, length }: { item: Content; length: number }) {
  const { contentType, value } = item;
  if (value === '')
    return (
      <p className="order-last w-full text-sm text-ink-soft italic sm:order-none sm:w-auto sm:flex-1">
        Kosong
      </p>
    );
  if (contentType === 'image') {
    return (
      <div className="order-last w-full sm:order-none sm:w-auto sm:flex-1">
        <Thumbnail src={value} alt="" className="h-24 w-36 rounded bg-milk object-contain" />
      </div>
    );
  }
  const text = contentType === 'html' ? value.replaceAll(/<[^>]*>/g, ' ').trim() : value;
  return (
    <p className="order-last w-full min-w-0 text-sm wrap-anywhere whitespace-pre-line sm:order-none sm:w-auto sm:flex-1">
      {text.length > length ? `${text.slice(0, length)}…` : text}
    </p>
  );
}
