/** A point is one unit wide, and the shape is a hundred high. */

type ShapeProps = {
  values: number[];
  max: number;
  /** The last value still grows: a whole line to it would look like a fall, so it is dashed. */
  isGrowing?: boolean;
};

const height = (value: number, max: number) => 100 - (value / max) * 100;

/** A single point becomes a line across the whole width. */
function steps({ values, max }: ShapeProps): string[] {
  const [only = 0] = values;
  if (values.length === 1) return [0, 1].map((x) => `${x},${height(only, max)}`);
  return values.map((value, at) => `${at + 0.5},${height(value, max)}`);
}

const stroke = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;

export function Line({ className, ...shape }: ShapeProps & { className: string }) {
  const { known, last } = apart(shape);
  const line = { className, strokeLinejoin: 'round', ...stroke } as const;
  return (
    <>
      <polyline points={known.join(' ')} {...line} />
      {last && (
        <>
          <polyline
            points={`${known.at(-1)} ${last}`}
            {...line}
            strokeDasharray="2 5"
            strokeWidth={1.5}
          />
          <polyline points={`${last} ${last}`} {...line} strokeLinecap="round" strokeWidth={7} />
        </>
      )}
    </>
  );
}

function apart(shape: ShapeProps) {
  const all = steps(shape);
  const grows = shape.isGrowing && shape.values.length > 2;
  return grows ? { known: all.slice(0, -1), last: all.at(-1) } : { known: all, last: undefined };
}

export function Dashes(shape: ShapeProps) {
  return (
    <polyline
      points={steps(shape).join(' ')}
      className="stroke-line-strong"
      strokeDasharray="3 4"
      {...stroke}
      strokeWidth={1.5}
    />
  );
}

export function Area(shape: ShapeProps) {
  const { known } = apart(shape);
  const [start, end] = shape.values.length === 1 ? [0, 1] : [0.5, known.length - 0.5];
  return (
    <polygon
      points={`${start},100 ${known.join(' ')} ${end},100`}
      className="fill-caramel-glow/45"
      stroke="none"
    />
  );
}

export function Columns({ values, max }: ShapeProps) {
  return values.map((value, at) => {
    const y = value > 0 ? height(value, max) : 96;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has its place
        key={at}
        x={at + 0.15}
        y={y}
        width={0.7}
        height={100 - y}
        className={value > 0 ? 'fill-bar' : 'fill-track'}
      />
    );
  });
}
