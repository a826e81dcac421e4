import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export type Tone = 'neutral' | 'good' | 'warm' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-milk text-ink-soft',
  good: 'bg-pandan-tint text-pandan-deep',
  warm: 'bg-caramel-tint text-caramel-deep',
  danger: 'bg-danger-tint text-danger-deep',
};

type BadgeProps = { tone?: Tone | undefined; children: ReactNode };

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      data-badge
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
