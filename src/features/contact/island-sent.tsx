import { useEffect, useRef } from 'react';
import { useSay } from '../../ui/reader.tsx';
import { contactTexts } from './messages.ts';

export function Sent() {
  const say = useSay();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="mb-6 rounded bg-pandan-tint p-5">
      <p className="font-semibold text-pandan-deep">{say(contactTexts.sent)}</p>
      <p className="mt-1">{say(contactTexts.sentDetail)}</p>
    </div>
  );
}
