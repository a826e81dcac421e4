import { formatDay } from '../../time.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/numbers.ts';
import { Time } from '../../ui/time.tsx';
import type { Register, Retention } from './contract.ts';

export function RetentionList({ keeping }: { keeping: Retention[] }) {
  return (
    <section className="card grid gap-4 p-4 sm:p-6" aria-labelledby="people-keeping">
      <div className="grid gap-1">
        <h3 id="people-keeping" className="text-lg font-bold">
          Masa simpan
        </h3>
        <p className="text-sm text-ink-soft">
          Diatur di server dan dijalankan sendiri setiap hari.
        </p>
      </div>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {keeping.map(({ title, setting, days, action, last }) => (
          <li key={setting} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[1fr_1fr_1.4fr]">
            <p className="font-semibold">{title}</p>
            <p>
              {days === null
                ? 'Tidak dihapus'
                : `${action === 'shortened' ? 'Disingkat' : 'Dihapus'} setelah ${formatNumber(days)} hari`}
              <code className="block text-xs break-all text-ink-soft">{setting}</code>
            </p>
            <p className="text-ink-soft">
              {last
                ? `${formatNumber(last.count)} ${action === 'shortened' ? 'disingkat' : 'dihapus'} pada ${formatDay(last.day)}`
                : 'Belum ada yang setua itu'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Erasures({ erasures }: Pick<Register, 'erasures'>) {
  if (erasures.length === 0) return null;
  return (
    <section className="card grid gap-4 p-4 sm:p-6" aria-labelledby="people-erasures">
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid flex-1 basis-64 gap-1">
          <h3 id="people-erasures" className="text-lg font-bold">
            Penghapusan
          </h3>
          <p className="text-sm text-ink-soft">
            Tanpa data orangnya. Daftarnya disimpan bersama cadangan: saat backup lama dipulihkan,
            orang-orang ini dihapus lagi.
          </p>
        </div>
        <ButtonLink variant="secondary" href="/api/admin/people/erasures" download>
          Unduh daftar
        </ButtonLink>
      </div>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {erasures.map(({ id, erasedAt, byName, rows }) => (
          <li key={id} className="flex flex-wrap gap-x-4 py-2.5">
            <Time iso={erasedAt} />
            <span>{rows} catatan</span>
            <span className="text-ink-soft">oleh {byName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
