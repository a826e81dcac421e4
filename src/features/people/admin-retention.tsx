import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/dashboard/card.tsx';
import { useSay } from '../../ui/reader.tsx';
import { Time } from '../../ui/time.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { Register, Retention } from './contract.ts';
import { peopleTexts as t } from './messages.ts';

const YEAR = 365;

export function RetentionList({ keeping }: { keeping: Retention[] }) {
  const say = useSay();
  const { day } = useFormats();
  const timeOf = (days: number) =>
    days % YEAR === 0 ? say(t.years, { count: days / YEAR }) : say(t.days, { count: days });
  return (
    <Card title={say(t.keeping)} hint={say(t.keepingHint)}>
      <ul className="divide-y divide-line border-t border-line text-sm">
        {keeping.map(({ title, setting, days, action, last }) => (
          <li key={setting} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-2">
            <p className="font-semibold">{title}</p>
            <p>
              {days === null
                ? say(t.neverDeleted)
                : say(action === 'shortened' ? t.shortenedAfter : t.deletedAfter, {
                    time: timeOf(days),
                  })}
              {last && (
                <span className="block text-ink-soft">
                  {say(action === 'shortened' ? t.shortenedOn : t.deletedOn, {
                    count: last.count,
                    day: day(last.day),
                  })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Erasures({ erasures }: Pick<Register, 'erasures'>) {
  const say = useSay();
  if (erasures.length === 0) return null;
  return (
    <Card
      title={say(t.erasures)}
      hint={say(t.erasuresHint)}
      actions={
        <ButtonLink variant="secondary" href="/api/admin/people/erasures" download>
          {say(t.downloadList)}
        </ButtonLink>
      }
    >
      <ul className="divide-y divide-line border-y border-line text-sm">
        {erasures.map(({ id, erasedAt, byName, rows }) => (
          <li key={id} className="flex flex-wrap gap-x-4 py-2.5">
            <Time iso={erasedAt} />
            <span>{say(t.entries, { count: rows })}</span>
            <span className="text-ink-soft">{say(t.by, { name: byName })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
