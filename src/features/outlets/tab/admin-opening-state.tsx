import { classes } from '../../../ui/classes.ts';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { OpeningWords } from '../hours/words.contract.ts';
import { tabTexts as t } from './messages.ts';

const tones: Record<OpeningWords['tone'], Tone> = {
  open: 'good',
  closing: 'warm',
  closed: 'neutral',
};

export function OpeningState({ words: { tone, state, when, why } }: { words: OpeningWords }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Badge tone={tone === 'closed' && why ? 'warm' : tones[tone]}>{state}</Badge>
      {when && <span>{when}</span>}
      {why && <span className="text-ink-soft">{why}</span>}
    </p>
  );
}

const dots: Record<OpeningWords['tone'], string> = {
  open: 'bg-pandan',
  closing: 'bg-caramel',
  closed: 'bg-line-strong',
};

/** A row of a phone has room for no more letters. */
const LETTERS = 22;

/** Where not all of it fits, when it opens says enough of one that is closed. */
export function OpeningLine({ words: { tone, state, when, why } }: { words: OpeningWords }) {
  const say = useSay();
  const isLong = tone === 'closed' && when && state.length + when.length > LETTERS;
  const brief = tone === 'open' ? say(t.openThen) : state;
  return (
    <p className="flex items-center gap-x-2 text-sm">
      <span aria-hidden="true" className={classes('size-2 shrink-0 rounded-full', dots[tone])} />
      <span className="truncate first-letter:uppercase">
        {[!isLong && brief, when, why].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
}
