import { type ReactNode, useEffect, useRef } from 'react';
import { contactMessages } from './contract.ts';

/** Stands in the form's place; `children` lead back to it. */
export function Sent({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="mt-6 rounded bg-pandan-tint p-5">
      <p className="font-semibold text-pandan-deep">{contactMessages.sent}</p>
      <p className="mt-1">{contactMessages.sentDetail}</p>
      {children}
    </div>
  );
}
