import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { api, errorMessage } from '../../ui/fetch.ts';
import { Input } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { erasedSchema, type PersonFound, peopleMessages } from './contract.ts';

type EraseProps = { found: PersonFound; count: number; onClose: () => void };

/** The owner must type the address or number, because erasing cannot be undone. */
export function Erase({ found: { q }, count, onClose }: EraseProps) {
  const client = useQueryClient();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('who')).trim();
    if (typed.toLowerCase() !== q) return setError(peopleMessages.confirm);
    setBusy(true);
    try {
      const path = `/api/admin/people?${new URLSearchParams({ q })}`;
      const { message, rows, files } = await api.delete(path, undefined, erasedSchema);
      toast({ title: message, description: `${rows} catatan dan ${files} gambar bukti` });
      onClose();
      await client.invalidateQueries();
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Hapus semua data orang ini?"
      description={`${count} catatan, dengan gambar bukti dan e-mail yang tersimpan. Ini tidak dapat dibatalkan. Catatan milik orang lain tetap ada, tetapi tidak lagi menyebutnya. Cadangan (backup) lama masih memuatnya; saat dipulihkan, orang ini dihapus lagi.`}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Input
          label={
            <>
              Ketik <strong className="break-all">{q}</strong> untuk melanjutkan
            </>
          }
          name="who"
          autoComplete="off"
          autoFocus
          required
          error={error}
          onChange={() => setError('')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" variant="destructive" busy={busy}>
            Hapus untuk selamanya
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
