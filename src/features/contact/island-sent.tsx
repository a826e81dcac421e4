import { useEffect, useRef } from 'react';
import { Sentence, useSay, useTo } from '../../ui/reader.tsx';
import { Tick } from '../../ui/site/tick.tsx';
import { contactFormTexts as texts } from './form.messages.ts';
import { contactTexts } from './messages.ts';

/** With an address a notice is over the page, and this does not repeat what it says. */
export function Sent({ email = '' }: { email?: string }) {
  const say = useSay();
  const to = useTo();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <>
      <div
        ref={panel}
        role="status"
        tabIndex={-1}
        className="mb-6 max-sm:scroll-mt-24 rounded bg-pandan-tint p-5 pb-3"
      >
        <p className="heading-display flex items-center gap-3 text-2xl text-pandan-deep">
          <Tick className="size-10 shrink-0" />
          {say(email ? texts.thanks : contactTexts.sent)}
        </p>
        <p className="mt-2">
          {email ? (
            <Sentence
              of={texts.answer}
              email={<strong className="wrap-anywhere">{email}</strong>}
            />
          ) : (
            say(contactTexts.sentDetail)
          )}
        </p>
        <a className="link inline-flex min-h-11 items-center" href={to('/menu')}>
          {say(texts.meanwhile)}
        </a>
      </div>
      <h3 className="mb-4 text-lg font-bold">{say(texts.another)}</h3>
    </>
  );
}
