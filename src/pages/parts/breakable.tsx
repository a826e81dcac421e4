import { Fragment } from 'react';

/** An e-mail or web address that breaks after its own signs rather than within a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[@./])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
