import type { Drawing } from '../../server/barcodes.ts';
import { classes } from '../../ui/classes.ts';

type Props = { drawing: Drawing; label: string; className?: string };

/** Scanners fail on the page's own colours, which have less contrast. */
export function Barcode({ drawing: { width, height, path }, label, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={classes('block w-full', className)}
    >
      <path fill="#fff" d={`M0 0h${width}v${height}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
