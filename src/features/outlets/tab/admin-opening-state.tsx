import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import type { OpeningWords } from '../hours/words.contract.ts';

const tones: Record<OpeningWords['tone'], Tone> = {
  open: 'good',
  closing: 'warm',
  closed: 'neutral',
};

export function OpeningState({ words: { tone, state, when, why } }: { words: OpeningWords }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm max-sm:in-[.row-rest]:text-xs max-sm:in-[.row-rest]:*:data-badge:bg-transparent max-sm:in-[.row-rest]:*:data-badge:px-0">
      <Badge tone={tone === 'closed' && why ? 'warm' : tones[tone]}>{state}</Badge>
      {when && <span>{when}</span>}
      {why && <span className="text-ink-soft">{why}</span>}
    </p>
  );
}
