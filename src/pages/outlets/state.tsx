import type { OpeningWords } from '../../features/outlets/hours/words.contract.ts';

/** "Buka sekarang, tutup 22.00", with a dot in the colour of what it says. */
export function State({ words: { tone, state, when, why } }: { words: OpeningWords }) {
  return (
    <p className="outlet-state" data-tone={tone}>
      <b>{state}</b>
      {[when, why].filter(Boolean).map((text) => ` · ${text}`)}
    </p>
  );
}
