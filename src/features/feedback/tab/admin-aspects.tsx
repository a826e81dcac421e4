import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { categoryTexts } from '../messages.ts';
import { aspectCountSchema } from '../staff.contract.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';

const path = '/api/admin/feedback/aspects';
const listSchema = z.array(aspectCountSchema);
const SHOWN = 8;
/** Named less often, the bars are all alike and their order is chance. */
const ENOUGH = 3;

export function AspectChart({ onAspect }: { onAspect: (aspect: string) => void }) {
  const say = useSay();
  const { number } = useFormats();
  const { data = [] } = useQuery({
    queryKey: ['feedback', 'aspects'],
    queryFn: ({ signal }) => api.get(path, listSchema, { signal }),
  });
  const [most] = data;
  if (!most || most.count < ENOUGH) return null;
  return (
    <figure className="card p-4 sm:p-5">
      <figcaption className="font-semibold">{say(t.mostNamed)}</figcaption>
      <ol className="mt-4 grid gap-x-10 gap-y-1 lg:grid-cols-2">
        {data.slice(0, SHOWN).map(({ category, aspect, count }) => (
          <li key={`${category} ${aspect}`}>
            <button
              type="button"
              className="block min-h-11 w-full rounded text-start"
              onClick={() => onAspect(aspect)}
            >
              <span className="flex justify-between gap-4 text-sm">
                <span>
                  <span className="link">{aspect}</span>{' '}
                  <span className="text-ink-soft">· {say(categoryTexts[category])}</span>
                </span>
                <span className="font-semibold tabular-nums">{number(count)}</span>
              </span>
              <svg className="mt-1.5 h-2 w-full rounded-full bg-track" aria-hidden="true">
                <rect width={`${(count / most.count) * 100}%`} height="100%" className="fill-bar" />
              </svg>
            </button>
          </li>
        ))}
      </ol>
    </figure>
  );
}
