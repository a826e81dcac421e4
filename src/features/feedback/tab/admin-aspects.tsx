import { Star, Tags } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { categoryTexts } from '../messages.ts';
import { type AspectCount, aspectCountSchema, UNHAPPY_STARS } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';

const path = '/api/admin/feedback/aspects';
const listSchema = z.array(aspectCountSchema);

export function AspectChart({ onArrange }: { onArrange: () => void }) {
  const say = useSay();
  const query = useGet(['feedback', 'aspects'], path, listSchema);
  return (
    <Card
      title={say(t.named)}
      hint={say(t.namedHint, { stars: UNHAPPY_STARS })}
      actions={
        <Button variant="secondary" onClick={onArrange}>
          <Tags className="size-4" />
          {say(t.arrangeAspects)}
        </Button>
      }
    >
      <ListState
        query={query}
        failure={say(t.failed)}
        empty={<p className="text-sm text-ink-soft">{say(t.none)}</p>}
      >
        {(aspects) => (
          <div className="grid gap-3">
            <Legend />
            <ol className="grid gap-y-1">
              {aspects.map((one) => (
                <Bar
                  key={`${one.category} ${one.aspect}`}
                  of={one}
                  most={Math.max(FEW, ...aspects.map(({ count }) => count))}
                />
              ))}
            </ol>
          </div>
        )}
      </ListState>
    </Card>
  );
}

function Legend() {
  const say = useSay();
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft *:flex *:items-center *:gap-1.5">
      <span>
        <i className="size-2.5 rounded-full bg-bar" aria-hidden="true" />
        {say(t.fewStars, { stars: UNHAPPY_STARS })}
      </span>
      <span>
        <i className="size-2.5 rounded-full bg-caramel-glow" aria-hidden="true" />
        {say(t.otherStars)}
      </span>
      <span>
        <Star className="size-3 fill-current text-bar" />
        {say(t.averageStars)}
      </span>
    </p>
  );
}

/** Two of two would be a full bar. */
const FEW = 5;

function Bar({ of, most }: { of: AspectCount; most: number }) {
  const { category, aspect, count, unhappy, stars } = of;
  const say = useSay();
  const { number } = useFormats();
  const part = (some: number) => `${(some / most) * 100}%`;
  return (
    <li>
      <AddressLink
        href={`/admin/feedback?${new URLSearchParams({ category, aspect })}`}
        className="-mx-2 grid min-h-11 grid-cols-[minmax(0,1fr)_auto_3rem] items-center gap-x-4 gap-y-1 rounded px-2 py-1.5 text-sm tabular-nums transition hover:bg-caramel-deep/5 sm:grid-cols-[minmax(0,16rem)_5rem_3rem_minmax(0,1fr)]"
      >
        <span className="wrap-anywhere">
          <span className="font-semibold">{aspect}</span>{' '}
          <span className="text-ink-soft">{say(categoryTexts[category])}</span>
        </span>
        <span className={unhappy === 0 ? 'text-end text-ink-soft' : 'text-end'}>
          {say(t.ofTimes, { unhappy: number(unhappy), count: number(count) })}
        </span>
        {stars !== null && (
          <span
            role="img"
            aria-label={say(t.starsOf, { rating: number(stars) })}
            className="flex items-center justify-end gap-1 text-ink-soft"
          >
            <Star className="size-3 fill-current text-bar" />
            {number(stars)}
          </span>
        )}
        {/* The figures stand before it: behind it they would be far from its end. */}
        <svg aria-hidden="true" className="h-2.5 w-full max-sm:col-span-full sm:col-start-4">
          <rect width={part(count)} height="100%" className="fill-caramel-glow" />
          <rect width={part(unhappy)} height="100%" className="fill-bar" />
        </svg>
      </AddressLink>
    </li>
  );
}
