import { Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { Menu, MenuItem } from '../../ui/dashboard/menu.tsx';
import { EmailText } from '../../ui/email-link.tsx';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { Time } from '../../ui/time.tsx';
import { formatWhatsapp } from '../../ui/whatsapp-link.ts';
import { formatCode } from '../rewards/contract.ts';
import { Correct } from './admin-correct.tsx';
import { Erase } from './admin-erase.tsx';
import type { FoundRow, PersonFound } from './contract.ts';
import { peopleTexts as t } from './messages.ts';

type FoundProps = { found: PersonFound; onSearch: (q: string) => void };

export function FoundPerson({ found, onSearch }: FoundProps) {
  const say = useSay();
  const { q, groups, others } = found;
  const [erasing, setErasing] = useState(false);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count === 0) {
    return <Empty title={say(t.nobody)} hint={say(t.nobodyHint, { who: q })} />;
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="basis-full wrap-anywhere">
          <Sentence
            of={t.entriesAbout}
            entries={<strong>{say(t.entries, { count })}</strong>}
            who={<strong>{q.includes('@') ? <EmailText email={q} /> : q}</strong>}
          />
        </p>
        <ButtonLink
          variant="secondary"
          className="max-sm:flex-1 max-sm:px-3"
          href={`/api/admin/people/export?${new URLSearchParams({ q })}`}
          download
        >
          <Download className="size-4" />
          {say(t.download)}
        </ButtonLink>
        <Button
          variant="secondary"
          className="text-danger! max-sm:flex-1 max-sm:px-3"
          onClick={() => setErasing(true)}
        >
          <Trash2 className="size-4" />
          {say(t.eraseAll)}
        </Button>
      </div>
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {say(t.alsoWrote)}
          {others.map((other) => (
            <Button key={other} variant="secondary" size="sm" onClick={() => onSearch(other)}>
              {spellingOf(other)}
            </Button>
          ))}
        </p>
      )}
      {groups.map(({ title, tab, rows }) => (
        <section key={title} className="grid gap-2" aria-label={title}>
          <h4 className="heading-part">
            {title} ({rows.length})
          </h4>
          <ul className="divide-y divide-line border-t border-line">
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

export const spellingOf = (other: string) =>
  /^62\d+$/.test(other) ? formatWhatsapp(other) : other;

function hrefOf(tab: string, { id, facts }: FoundRow, q: string): string | null {
  if (tab === 'people') return null;
  if (tab === 'messages' || tab === 'feedback') return `/admin/${tab}?open=${id}`;
  const text = tab === 'ratings' ? String(facts.find(({ name }) => name === 'email')?.value) : q;
  return `/admin/${tab}?${new URLSearchParams({ q: text })}`;
}

type RowProps = { row: FoundRow; tab: string; href: string | null };

function Row({ row: { id, at, facts, own, hasFile, correctable }, tab, href }: RowProps) {
  const say = useSay();
  const [correcting, setCorrecting] = useState<FoundRow['facts'][number] | null>(null);
  const mendable = facts.filter(({ name }) => correctable.includes(name));
  return (
    <li className="grid gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-2 text-ink-soft">
        {at && <Time iso={at} />}
        {!own && <Badge>{say(t.onlyMentions)}</Badge>}
        {hasFile && <Badge tone="warm">{say(t.withFile)}</Badge>}
        {href && (
          <a href={href} className="link ms-auto py-1">
            {say(t.open)}
          </a>
        )}
        {mendable.length > 0 && (
          <Menu
            label={say(t.mend)}
            icon={Pencil}
            className={classes('-me-3.5', !href && 'ms-auto')}
          >
            {mendable.map((fact) => (
              <MenuItem
                key={fact.name}
                icon={Pencil}
                text={say(t.mendNamed, { name: fact.label })}
                onClick={() => setCorrecting(fact)}
              />
            ))}
          </Menu>
        )}
      </div>
      <dl className="grid items-baseline gap-x-4 gap-y-1 grid-cols-[6rem_minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)]">
        {facts.map(({ name, label, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="line-clamp-4 wrap-anywhere whitespace-pre-line">
              {typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? (
                <Time iso={value} />
              ) : name === 'code' ? (
                formatCode(String(value))
              ) : name === 'email' ? (
                <EmailText email={String(value)} />
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {correcting !== null && (
        <Correct
          value={{ tab, id, field: correcting.name, was: String(correcting.value) }}
          label={correcting.label}
          onClose={() => setCorrecting(null)}
        />
      )}
    </li>
  );
}
