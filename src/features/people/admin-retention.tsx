import { ButtonLink } from '../../ui/button.tsx';
import { Folded } from '../../ui/dashboard/folded.tsx';
import { useSay } from '../../ui/reader.tsx';
import { Time } from '../../ui/time.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { Register, Retention } from './contract.ts';
import { peopleTexts as t } from './messages.ts';

const YEAR = 365;

export function RetentionList({ keeping, open }: { keeping: Retention[]; open: boolean }) {
  const say = useSay();
  const { day } = useFormats();
  const timeOf = (days: number) =>
    days % YEAR === 0 ? say(t.years, { count: days / YEAR }) : say(t.days, { count: days });
  const kept = keeping.flatMap(({ days }) => days ?? []);
  const least = Math.min(...kept);
  const most = Math.max(...kept);
  const range = () => {
    if (kept.length === 0) return say(t.neverDeleted);
    if (kept.length < keeping.length) return say(t.keptForGood, { least: timeOf(least) });
    if (least === most) return timeOf(least);
    return say(t.keptBetween, { least: timeOf(least), most: timeOf(most) });
  };
  return (
    <Folded
      open={open}
      title={
        <>
          <h3 className="heading-section">{say(t.keeping)}</h3>
          <span className="text-sm font-normal text-ink-soft in-[details[open]]:hidden">
            {range()}
          </span>
        </>
      }
    >
      <p className="pb-3 text-sm text-ink-soft">{say(t.keepingHint)}</p>
      <dl className="grid gap-x-12 text-sm xl:grid-cols-2">
        {keeping.map(({ title, setting, days, action, last }) => (
          <div key={setting} className="flex justify-between gap-4 border-t border-line py-2.5">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-end">
              {days === null && say(t.neverDeleted)}
              {days !== null &&
                (action === 'shortened'
                  ? say(t.shortenedAfter, { time: timeOf(days) })
                  : timeOf(days))}
              {last && (
                <span className="block text-ink-soft">
                  {say(action === 'shortened' ? t.shortenedOn : t.deletedOn, {
                    count: last.count,
                    day: day(last.day),
                  })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}

export function Erasures({ erasures }: Pick<Register, 'erasures'>) {
  const say = useSay();
  if (erasures.length === 0) return null;
  return (
    <Folded
      title={
        <h3 className="heading-section">
          {say(t.erasures)} ({erasures.length})
        </h3>
      }
    >
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <p className="min-w-0 max-w-text flex-1 basis-64 text-sm text-ink-soft">
          {say(t.erasuresHint)}
        </p>
        <ButtonLink variant="secondary" href="/api/admin/people/erasures" download>
          {say(t.downloadList)}
        </ButtonLink>
      </div>
      <ul className="divide-y divide-line border-t border-line text-sm">
        {erasures.map(({ id, erasedAt, byName, rows }) => (
          <li key={id} className="flex flex-wrap gap-x-4 py-2.5">
            <Time iso={erasedAt} />
            <span>{say(t.entries, { count: rows })}</span>
            <span className="text-ink-soft">{say(t.by, { name: byName })}</span>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
