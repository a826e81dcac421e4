import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { ask } from '../ask.tsx';

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

/** Shows both versions; null when the editor closes the dialog. */
export function chooseVersion(
  differences: Difference[],
  language: Language,
): Promise<'yours' | 'newer' | null> {
  const say = words[language];
  return ask<'yours' | 'newer' | null>((answer) => (
    <div lang={language}>
      <Dialog
        open
        size="lg"
        title={say.title}
        description={say.description}
        onClose={() => answer(null)}
        footer={
          <>
            <Button variant="secondary" onClick={() => answer('newer')}>
              {say.take}
            </Button>
            <Button onClick={() => answer('yours')}>{say.keep}</Button>
          </>
        }
      >
        {differences.map(({ label, yours, newer }) => (
          <section key={label} aria-label={label} className="grid gap-2">
            <h3 className="text-sm font-semibold">{label}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version title={say.yours} value={yours} say={say} />
              <Version title={say.newer} value={newer} say={say} />
            </div>
          </section>
        ))}
      </Dialog>
    </div>
  ));
}

type VersionProps = { title: string; value: unknown; say: Words };

function Version({ title, value, say }: VersionProps) {
  return (
    <div className="grid content-start gap-1 rounded border border-line bg-paper p-3">
      <p className="text-xs font-semibold text-ink-soft">{title}</p>
      <Value value={value} say={say} />
    </div>
  );
}

function Value({ value, say }: Omit<VersionProps, 'title'>) {
  if (typeof value === 'string' && /^\/(media|pictures)\//.test(value)) {
    return <img src={value} alt="" className="max-h-48 rounded bg-milk object-contain" />;
  }
  if (typeof value === 'boolean') return <p className="text-sm">{value ? say.on : say.off}</p>;
  const text = String(value ?? '');
  return text === '' ? (
    <p className="text-sm text-ink-soft italic">{say.empty}</p>
  ) : (
    <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
  );
}
