import { Fragment } from 'react';

/** Breaks an e-mail or web address after its punctuation rather than within a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[@./])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
