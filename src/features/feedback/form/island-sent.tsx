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
      <Button variant="secondary" onClick={onDone}>
        {say(feedbackFormTexts.another)}
      </Button>
    </Thanks>
  );
}

export function SentPage() {
  const say = useSay();
  const to = useTo();
  return (
    <Thanks detail={say(feedbackTexts.sentDetail)}>
      <ButtonLink href={to('/feedback')} variant="secondary">
        {say(feedbackFormTexts.another)}
      </ButtonLink>
    </Thanks>
  );
}

type ThanksProps = ComponentProps<'div'> & {
  /** With a script a notice has said it. */
  detail?: string;
};

function Thanks({ detail, children, ...panel }: ThanksProps) {
  const say = useSay();
  const to = useTo();
  return (
    <div
      {...panel}
      role="status"
      className="grid animate-enter scroll-mt-44 justify-items-center gap-3 py-4 text-center"
    >
      <Tick className="size-14" />
      <h2 className="heading-display text-2xl">{say(feedbackFormTexts.thanks)}</h2>
      {detail && <p className="max-w-sm text-ink-soft">{detail}</p>}
      <div className="mt-1 flex flex-wrap items-center justify-center gap-x-5 gap-y-1">
        {children}
        <a className="link inline-flex min-h-11 items-center" href={to('/menu')}>
          {say(feedbackFormTexts.menu)}
        </a>
      </div>
    </div>
  );
}
