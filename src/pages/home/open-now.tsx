import type { Opening } from '../../features/content/opening.ts';

/** Leads to Find Us; left out where the hours do not say for certain. */
export function OpenNow({ opening }: { opening: Opening | null }) {
  if (!opening) return null;
  const { open, until } = opening;
  return (
    <a
      href="#find-us"
      className="mt-4 inline-flex min-h-11 items-center gap-2.5 rounded-full border border-paper/30 bg-ink/45 px-4 text-sm font-semibold transition hover:bg-ink sm:mt-6"
    >
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full ${open ? 'bg-pandan-glow' : 'bg-caramel-glow'}`}
      />
      <span className="py-1">
        {open ? 'Buka sekarang · ' : 'Tutup · '}
        <span className="inline-block">{`${open ? 'tutup' : 'buka'} ${until}`}</span>
      </span>
    </a>
  );
}
