/** Keeps words like `All-in-One` and `e-mail`, and sums, on one line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/((?<!\S)(?:[^\s-]+-\w\S*|IDR \d[\d,]*))/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Keeps a name of several words, as in `Kedai Seduh`, on one line. */
export const withWhole = (text: string, name: string): string =>
  name === '' ? text : text.replaceAll(name, name.replaceAll(' ', '\u00a0'));
