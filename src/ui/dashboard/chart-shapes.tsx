/** A point is one unit wide, and the shape is a hundred high. */

type ShapeProps = { values: number[]; max: number };

const height = (value: number, max: number) => 100 - (value / max) * 100;

/** A single point becomes a line across the whole width. */
function steps({ values, max }: ShapeProps): string[] {
  const [only = 0] = values;
  if (values.length === 1) return [0, 1].map((x) => `${x},${height(only, max)}`);
  return values.map((value, at) => `${at + 0.5},${height(value, max)}`);
}

const stroke = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;

export function Line({ className, ...shape }: ShapeProps & { className: string }) {
  const points = steps(shape).join(' ');
  return <polyline points={points} className={className} strokeLinejoin="round" {...stroke} />;
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
  const points = steps(shape);
  const [start, end] = shape.values.length === 1 ? [0, 1] : [0.5, points.length - 0.5];
  return (
    <polygon
      points={`${start},100 ${points.join(' ')} ${end},100`}
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
