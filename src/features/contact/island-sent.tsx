import { useEffect, useRef } from 'react';
import { contactMessages } from './contract.ts';

export function Sent() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="mb-6 rounded bg-pandan-tint p-5">
      <p className="font-semibold text-pandan-deep">{contactMessages.sent}</p>
      <p className="mt-1">{contactMessages.sentDetail}</p>
    </div>
  );
}
