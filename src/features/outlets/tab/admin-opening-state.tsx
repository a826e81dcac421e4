import { classes } from '../../../ui/classes.ts';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import type { OpeningWords } from '../hours/words.contract.ts';

const tones: Record<OpeningWords['tone'], Tone> = {
  open: 'good',
  closing: 'warm',
  closed: 'neutral',
};

/** In a list on a phone, when it opens says enough of one that is closed. */
export function OpeningState({ words: { tone, state, when, why } }: { words: OpeningWords }) {
  const isClear = tone === 'closed' && when && !why;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className={isClear ? 'max-sm:in-[.row-rest]:hidden' : undefined}>
        <Badge tone={tone === 'closed' && why ? 'warm' : tones[tone]}>{state}</Badge>
      </span>
      {when && (
        <span className={classes(isClear && 'max-sm:in-[.row-rest]:first-letter:uppercase')}>
          {when}
        </span>
      )}
      {why && <span className="text-ink-soft">{why}</span>}
    </p>
  );
}
