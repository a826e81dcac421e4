/** One unit wide for each point, and a hundred high. */

type ShapeProps = { values: number[]; max: number };

const height = (value: number, max: number) => 100 - (value / max) * 100;

/** A single point becomes a line across the whole width. */
function steps({ values, max }: ShapeProps): string {
  if (values.length === 1)
    return `0,${height(values[0] ?? 0, max)} 1,${height(values[0] ?? 0, max)}`;
  return values.map((value, at) => `${at + 0.5},${height(value, max)}`).join(' ');
}

const stroke = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;

export function Line({ className, ...shape }: ShapeProps & { className: string }) {
  return (
    <polyline points={steps(shape)} className={className} strokeLinejoin="round" {...stroke} />
  );
}

/** The period before. */
export function Dashes(shape: ShapeProps) {
  return (
    <polyline
      points={steps(shape)}
      className="stroke-line-strong"
      strokeDasharray="3 4"
      {...stroke}
      strokeWidth={1.5}
    />
  );
}

export function Area(shape: ShapeProps) {
  const { length } = shape.values;
  const [start, end] = length === 1 ? [0, 1] : [0.5, length - 0.5];
  return (
    <polygon
      points={`${start},100 ${steps(shape)} ${end},100`}
      className="fill-caramel-glow/45"
      stroke="none"
    />
  );
}
