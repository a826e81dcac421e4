import { useEffect, useRef } from 'react';
import { useSay, useTo } from '../../ui/reader.tsx';
import { Tick } from '../../ui/site/tick.tsx';
import { contactFormTexts } from './form.messages.ts';
import { contactTexts } from './messages.ts';

/** A notice that floats over the page has told the details, if it is `toasted`. */
export function Sent({ toasted = false }: { toasted?: boolean }) {
  const say = useSay();
  const to = useTo();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="mb-6 max-sm:scroll-mt-24 rounded bg-pandan-tint p-5 pb-3"
    >
      <p className="heading-display flex items-center gap-3 text-2xl text-pandan-deep">
        <Tick className="size-10 shrink-0" />
        {say(contactTexts.sent)}
      </p>
      {!toasted && <p className="mt-1">{say(contactTexts.sentDetail)}</p>}
      <a className="link inline-flex min-h-11 items-center" href={to('/menu')}>
        {say(contactFormTexts.meanwhile)}
      </a>
    </div>
  );
}
