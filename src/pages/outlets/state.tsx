import type { OpeningWords } from '../../features/outlets/hours/words.contract.ts';

export function State({ words: { tone, state, when, why } }: { words: OpeningWords }) {
  return (
    <p className="outlet-state" data-tone={tone}>
      <b>{state}</b>
      {when && (
        <>
          <i> · </i>
          <span>{when}</span>
        </>
      )}
      {why && (
        <>
          <i> · </i>
          <span>{why}</span>
        </>
      )}
    </p>
  );
}
