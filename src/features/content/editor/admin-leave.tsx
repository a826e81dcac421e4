import { Button } from '../../../ui/button.tsx';
import { askInDialog } from '../../../ui/dashboard/ask-in-dialog.ts';
import { Dialog } from '../../../ui/dialog.tsx';

export type Leaving = 'save' | 'drop' | 'stay';

export function askBeforeLeaving(count: number): Promise<Leaving> {
  return askInDialog<Leaving>((answer) => (
    <div lang="id">
      <Dialog
        open
        role="alertdialog"
        title={`${count} perubahan belum disimpan`}
        description="Simpan menerbitkannya. Buang mengembalikan isi yang terakhir disimpan."
        onClose={() => answer('stay')}
        footer={
          <>
            <Button variant="secondary" onClick={() => answer('stay')}>
              Kembali
            </Button>
            <Button variant="destructive" onClick={() => answer('drop')}>
              Buang
            </Button>
            <Button onClick={() => answer('save')}>Simpan</Button>
          </>
        }
      />
    </div>
  ));
}
