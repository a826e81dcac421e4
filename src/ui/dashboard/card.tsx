import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

type CardProps = {
  /** Links to the heading scroll to it. */
  id?: string;
  title: ReactNode;
  hint?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Card({ title, hint, actions, className, children, ...rest }: CardProps) {
  const own = useId();
  const { id = own } = rest;
  return (
    <section
      className={classes('card grid content-start gap-4 p-card', className)}
      aria-labelledby={id}
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h3 id={id} className="heading-section">
            {title}
          </h3>
          {hint && <p className="max-w-text text-sm text-ink-soft">{hint}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
