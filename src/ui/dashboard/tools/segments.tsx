import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';

/** The frame is as high as a field; on a phone one segment is, so the frame adds nothing. */
export const segments =
  'flex rounded bg-milk p-0.75 inset-ring inset-ring-line max-sm:p-0 pointer-coarse:p-0';

type SegmentsProps<Value> = {
  name: string;
  legend: string;
  options: { value: Value; label: ReactNode; icon?: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { name, legend, options, value, onChange, className } = props;
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className={classes(segments, 'w-fit flex-wrap')}>
        {options.map(({ value: one, label, icon: Icon }) => (
          <label
            key={one}
            className={classes(
              'segment relative cursor-pointer px-3',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-caramel-deep',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {Icon && <Icon className="size-4" />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
