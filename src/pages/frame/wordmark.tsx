/** Widths are in hundredths of a letter's size; `textLength` makes up the rest. */
const WIDTHS: [RegExp, number][] = [
  [/[ijlI.,'’ ]/, 26],
  [/[ftr-]/, 35],
  [/[mwMW]/, 83],
  [/[A-Z&]/, 62],
];
const OTHER = 46;
/** A shorter name would be as high as the rest of the footer. */
const SHORTEST = 490;
/** The first letter has an empty part before it, and the last one after it. */
const BEARING = { start: 3, end: 1 };
/** A name without these letters stands on the edge. */
const BELOW = /[gjpqyQ,]/;

export function Wordmark({ name }: { name: string }) {
  if (name === '') return null;
  const width = [...name].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER),
    0,
  );
  return (
    <svg
      width="60"
      viewBox={`0 0 ${Math.max(width, SHORTEST)} ${BELOW.test(name) ? 100 : 77}`}
      className="heading-display block w-full overflow-visible fill-current tracking-normal text-caramel/75"
      aria-hidden="true"
    >
      <text
        x={-BEARING.start}
        y="75"
        fontSize="100"
        textLength={width + BEARING.start + BEARING.end}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </svg>
  );
}
