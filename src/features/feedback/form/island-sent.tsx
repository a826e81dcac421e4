import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useSay, useTo } from '../../../ui/reader.tsx';
import { Tick } from '../../../ui/site/tick.tsx';
import { feedbackTexts } from '../messages.ts';
import { feedbackFormTexts } from './messages.ts';

const SHOWN_FOR = 5000;

export function Sent({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const panel = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    panel.current?.focus();
    const timer = setTimeout(done, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Thanks ref={panel} tabIndex={-1}>
      <Button variant="secondary" className="mt-3" onClick={onDone}>
        {say(feedbackFormTexts.another)}
      </Button>
    </Thanks>
  );
}

/** The same for a form that was sent without a script. */
export function SentPage() {
  const say = useSay();
  const to = useTo();
  return (
    <Thanks>
      <ButtonLink href={to('/feedback')} variant="secondary" className="mt-3">
        {say(feedbackFormTexts.another)}
      </ButtonLink>
    </Thanks>
  );
}

function Thanks({ children, ...panel }: ComponentProps<'div'>) {
  const say = useSay();
  return (
    <div
      {...panel}
      role="status"
      className="grid min-h-80 animate-enter place-content-center justify-items-center gap-3 py-8 text-center"
    >
      <Tick className="size-16" />
      <h2 className="heading-display text-2xl">{say(feedbackFormTexts.thanks)}</h2>
      <p className="max-w-sm text-ink-soft">{say(feedbackTexts.sentDetail)}</p>
      {children}
    </div>
  );
}
