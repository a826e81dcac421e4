import { useQuery } from '@tanstack/react-query';
import { Star, Tags } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { feedbackCategories } from '../contract.ts';
import { categoryTexts } from '../messages.ts';
import { type AspectCount, aspectCountSchema } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';

const path = '/api/admin/feedback/aspects';
const listSchema = z.array(aspectCountSchema);

export function AspectChart({ onArrange }: { onArrange: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['feedback', 'aspects'],
    queryFn: ({ signal }) => api.get(path, listSchema, { signal }),
  });
  return (
    <Card
      title={say(t.mostNamed)}
      hint={say(t.mostNamedHint)}
      actions={
        <Button variant="secondary" size="sm" onClick={onArrange}>
          <Tags className="size-4" aria-hidden="true" />
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
          <div className="grid gap-x-10 gap-y-6 lg:grid-flow-col lg:auto-cols-fr">
            {feedbackCategories
              .map((category) => aspects.filter((one) => one.category === category))
              .filter(([first]) => first)
              .map((ofCategory) => (
                <Category
                  key={ofCategory[0]?.category}
                  aspects={ofCategory}
                  most={aspects[0]?.count ?? 1}
                />
              ))}
          </div>
        )}
      </ListState>
    </Card>
  );
}

function Category({ aspects, most }: { aspects: AspectCount[]; most: number }) {
  const say = useSay();
  const [first] = aspects;
  return (
    <section className="grid content-start gap-2">
      <h4 className="text-sm font-semibold">{first && say(categoryTexts[first.category])}</h4>
      <ol className={most < FEW ? 'divide-y divide-line' : 'grid gap-y-1'}>
        {aspects.map((one) => (
          <Bar key={one.aspect} of={one} most={most} />
        ))}
      </ol>
    </section>
  );
}

/** Two of two would be a full bar. */
const FEW = 5;

function Bar({ of: { aspect, count, stars }, most }: { of: AspectCount; most: number }) {
  const say = useSay();
  const { number } = useFormats();
  return (
    <li>
      <AddressLink
        href={`/admin/feedback?${new URLSearchParams({ aspect })}`}
        className="grid min-h-11 content-center rounded"
      >
        <span className="flex items-baseline gap-3 text-sm tabular-nums">
          <span className="link me-auto">{aspect}</span>
          {stars !== null && (
            <span
              role="img"
              aria-label={say(t.starsOf, { rating: number(stars) })}
              className="flex items-center gap-1 text-ink-soft"
            >
              <Star className="size-3 fill-current text-bar" aria-hidden="true" />
              {number(stars)}
            </span>
          )}
          <span className="min-w-6 text-end font-semibold">{number(count)}</span>
        </span>
        {most >= FEW && (
          <svg className="mt-1.5 h-2 w-full rounded-full bg-track" aria-hidden="true">
            <rect width={`${(count / most) * 100}%`} height="100%" className="fill-bar" />
          </svg>
        )}
      </AddressLink>
    </li>
  );
}
