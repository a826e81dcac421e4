import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { askInDialog } from '../ask-in-dialog.ts';

export type Difference = { label: string; yours: unknown; newer: unknown };

export type Language = 'en' | 'id';

const words = {
  en: {
    title: 'Somebody else has saved a newer version',
    description: 'Nothing of yours is lost. Choose which version stays.',
    yours: 'Yours',
    newer: 'Newer',
    keep: 'Keep mine',
    take: 'Take the newer one',
    empty: 'Empty',
    on: 'Active',
    off: 'Inactive',
  },
  id: {
    title: 'Versi yang lebih baru sudah disimpan orang lain',
    description: 'Perubahan Anda tidak hilang. Pilih versi yang dipakai.',
    yours: 'Versi Anda',
    newer: 'Versi terbaru',
    keep: 'Pakai versi saya',
    take: 'Ambil versi terbaru',
    empty: 'Kosong',
    on: 'Aktif',
    off: 'Nonaktif',
  },
};
type Words = (typeof words)['en'];

/** Null when the editor closes the dialog without choosing. */
export function chooseVersion(
  differences: Difference[],
  language: Language,
): Promise<'yours' | 'newer' | null> {
  const labels = words[language];
  return askInDialog<'yours' | 'newer' | null>((answer) => (
    <div lang={language}>
      <Dialog
        open
        size="lg"
        title={labels.title}
        description={labels.description}
        onClose={() => answer(null)}
        footer={
          <>
            <Button variant="secondary" onClick={() => answer('newer')}>
              {labels.take}
            </Button>
            <Button onClick={() => answer('yours')}>{labels.keep}</Button>
          </>
        }
      >
        {differences.map(({ label, yours, newer }) => (
          <section key={label} aria-label={label} className="grid gap-2">
            <h3 className="text-sm font-semibold">{label}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version title={labels.yours} value={yours} labels={labels} />
              <Version title={labels.newer} value={newer} labels={labels} />
            </div>
          </section>
        ))}
      </Dialog>
    </div>
  ));
}

type VersionProps = { title: string; value: unknown; labels: Words };

function Version({ title, value, labels }: VersionProps) {
  return (
    <div className="grid content-start gap-1 rounded border border-line bg-paper p-3">
      <p className="text-xs font-semibold text-ink-soft">{title}</p>
      <Value value={value} labels={labels} />
    </div>
  );
}

function Value({ value, labels }: Omit<VersionProps, 'title'>) {
  if (typeof value === 'string' && /^\/(media|pictures)\//.test(value)) {
    return <img src={value} alt="" className="max-h-48 rounded bg-milk object-contain" />;
  }
  if (typeof value === 'boolean')
    return <p className="text-sm">{value ? labels.on : labels.off}</p>;
  const text = String(value ?? '');
  return text === '' ? (
    <p className="text-sm text-ink-soft">{labels.empty}</p>
  ) : (
    <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
  );
}
