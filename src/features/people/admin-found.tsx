import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { Time } from '../../ui/time.tsx';
import { Correct } from './admin-correct.tsx';
import { Erase } from './admin-erase.tsx';
import type { FoundRow, PersonFound } from './contract.ts';

type FoundProps = { found: PersonFound; onSearch: (q: string) => void };

export function FoundPerson({ found, onSearch }: FoundProps) {
  const { q, groups, others } = found;
  const [erasing, setErasing] = useState(false);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count === 0) {
    return (
      <Empty
        title="Tidak ada data tentang orang ini"
        hint={`Tidak ada catatan yang menyebut ${q}.`}
      />
    );
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <strong>{count} catatan</strong> tentang <strong>{q}</strong>
        </p>
        <ButtonLink
          variant="secondary"
          href={`/api/admin/people/export?${new URLSearchParams({ q })}`}
          download
        >
          <Download className="size-4" aria-hidden="true" />
          Unduh salinan
        </ButtonLink>
        <Button variant="destructive" onClick={() => setErasing(true)}>
          <Trash2 className="size-4" aria-hidden="true" />
          Hapus semua
        </Button>
      </div>
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Orang ini juga menulis:
          {others.map((other) => (
            <Button key={other} variant="secondary" size="sm" onClick={() => onSearch(other)}>
              {other}
            </Button>
          ))}
        </p>
      )}
      {groups.map(({ title, tab, rows }) => (
        <section key={title} className="grid gap-2" aria-label={title}>
          <h4 className="font-bold">
            {title} ({rows.length})
          </h4>
          <ul className="divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <Row key={row.id} row={row} tab={tab} href={hrefOf(tab, row, q)} />
            ))}
          </ul>
        </section>
      ))}
      {erasing && <Erase found={found} count={count} onClose={() => setErasing(false)} />}
    </div>
  );
}

/** The page on which staff correct the row. */
function hrefOf(tab: string, { id, facts }: FoundRow, q: string): string | null {
  if (tab === 'people') return null;
  if (tab === 'messages' || tab === 'feedback') return `/admin/${tab}?open=${id}`;
  const text = tab === 'ratings' ? String(facts['E-mail']) : q;
  return `/admin/${tab}?${new URLSearchParams({ q: text })}`;
}

type RowProps = { row: FoundRow; tab: string; href: string | null };

function Row({ row: { id, at, facts, own, hasFile, correctable }, tab, href }: RowProps) {
  const [correcting, setCorrecting] = useState<string | null>(null);
  const filled = Object.entries(facts).filter(([, value]) => value !== null && value !== '');
  return (
    <li className="grid gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-2 text-ink-soft">
        {at && <Time iso={at} />}
        {!own && <Badge>Hanya menyebutnya</Badge>}
        {hasFile && <Badge tone="warm">Dengan gambar bukti</Badge>}
        {href && (
          <a href={href} className="ms-auto py-1 font-semibold text-caramel-deep underline">
            Buka
          </a>
        )}
      </div>
      <dl className="grid items-baseline gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
        {filled.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="line-clamp-4 min-w-0 wrap-anywhere whitespace-pre-line">
                {typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? (
                  <Time iso={value} />
                ) : (
                  value
                )}
              </span>
              {correctable.includes(name) && (
                <button
                  type="button"
                  className="py-1 font-semibold text-caramel-deep underline"
                  aria-label={`Perbaiki ${name}`}
                  onClick={() => setCorrecting(name)}
                >
                  Perbaiki
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {correcting !== null && (
        <Correct
          value={{ tab, id, field: correcting, was: String(facts[correcting]) }}
          onClose={() => setCorrecting(null)}
        />
      )}
    </li>
  );
}
