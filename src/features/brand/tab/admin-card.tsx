import { type ReactNode, useId } from 'react';

type CardProps = { title: string; hint?: string; children: ReactNode };

export function Card({ title, hint, children }: CardProps) {
  const id = useId();
  return (
    <section className="card grid gap-4 p-4 sm:p-6" aria-labelledby={id}>
      <div className="grid gap-1">
        <h3 id={id} className="text-lg font-bold">
          {title}
        </h3>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
