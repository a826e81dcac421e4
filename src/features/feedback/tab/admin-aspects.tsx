import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { Folded } from '../../../ui/dashboard/folded.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { categoryTexts } from '../messages.ts';
import { type AspectCount, aspectCountSchema } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';

const path = '/api/admin/feedback/aspects';
const listSchema = z.array(aspectCountSchema);
const SHOWN = 12;

/** Each leads to the feedback that names it. */
export function AspectChart({ onArrange }: { onArrange: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['feedback', 'aspects'],
    queryFn: ({ signal }) => api.get(path, listSchema, { signal }),
  });
  return (
    <Card
      title={say(t.mostNamed)}
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
        {(aspects) => {
          const often = aspects.filter(({ count }) => count > 1);
          const once = aspects.filter(({ count }) => count === 1);
          if (often.length === 0) return <Bars of={once.slice(0, SHOWN)} />;
          return (
            <>
              <Bars of={often.slice(0, SHOWN)} />
              {once.length > 0 && (
                <Folded title={say(t.namedOnce, { count: once.length })}>
                  <Bars of={once} />
                </Folded>
              )}
            </>
          );
        }}
      </ListState>
    </Card>
  );
}

function Bars({ of }: { of: AspectCount[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-1 lg:grid-cols-2">
      {of.map((one) => (
        <Bar key={`${one.category} ${one.aspect}`} of={one} most={of[0]?.count ?? 1} />
      ))}
    </ol>
  );
}

function Bar({ of: { category, aspect, count }, most }: { of: AspectCount; most: number }) {
  const say = useSay();
  const { number } = useFormats();
  return (
    <li>
      <AddressLink
        href={`/admin/feedback?${new URLSearchParams({ aspect })}`}
        className="block min-h-11 rounded"
      >
        <span className="flex justify-between gap-4 text-sm">
          <span>
            <span className="link">{aspect}</span>{' '}
            <span className="text-ink-soft">· {say(categoryTexts[category])}</span>
          </span>
          <span className="font-semibold tabular-nums">{number(count)}</span>
        </span>
        <svg className="mt-1.5 h-2 w-full rounded-full bg-track" aria-hidden="true">
          <rect width={`${(count / most) * 100}%`} height="100%" className="fill-bar" />
        </svg>
      </AddressLink>
    </li>
  );
}
