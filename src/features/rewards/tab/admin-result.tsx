import { Check, CircleHelp, Clock, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Message } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { rewardTexts as t } from '../messages.ts';
import type { CodeOutcome } from './admin-call.ts';

type Result = Exclude<CodeOutcome, { kind: 'found' }>;

type Look = { colours: string; icon: LucideIcon; title: Message<never> };

/** A whole screen in a colour for text would dazzle, so it is dark by night and by day. */
const looks: Record<Result['kind'], Look> = {
  redeemed: {
    colours: 'bg-[#3b5f2a] text-[#fffdf9] [--focus:#fffdf9] [--focus-gap:#3b5f2a]',
    icon: Check,
    title: t.redeemed,
  },
  'just-now': {
    colours:
      'bg-caramel-tint text-ink [--focus:var(--color-ink)] [--focus-gap:var(--color-caramel-tint)]',
    icon: Clock,
    title: t.justNow,
  },
  refused: {
    colours: 'danger-fill [--focus:#fffdf9] [--focus-gap:#a3301d]',
    icon: X,
    title: t.refused,
  },
  unsure: {
    colours: 'bg-[#2b1a12] text-[#faf5ec] [--focus:#faf5ec] [--focus-gap:#2b1a12]',
    icon: CircleHelp,
    title: t.unsure,
  },
};

type Props = {
  result: Result;
  isTyped: boolean;
  busy: boolean;
  onRetry: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Colour, sign and words fill the screen, so that it can be read from a metre away. */
export function ResultScreen({ result, isTyped, busy, onRetry, onClose, children }: Props) {
  const say = useSay();
  const { colours, icon: Icon, title } = looks[result.kind];
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A dialog that is closed returns the focus, for instance to the code that is to be corrected.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classes(
        'm-0 h-dvh max-h-none w-full max-w-none overflow-y-auto **:focus-visible:outline-offset-4 lg:**:focus-visible:outline-6',
        colours,
      )}
    >
      <div className="mx-auto flex min-h-full max-w-md flex-col gap-6 p-6 text-center lg:max-w-5xl lg:justify-center lg:gap-12 lg:p-10">
        <div className="grid justify-items-center gap-4 max-lg:my-auto lg:gap-6">
          <span className="grid size-32 place-items-center rounded-full border-6 border-current lg:size-52 lg:border-10">
            <Icon className="size-20 lg:size-36" strokeWidth={2.5} />
          </span>
          <h2
            id={`${id}-title`}
            className={classes(
              'heading-display',
              result.kind === 'unsure' ? 'text-3xl lg:text-4xl' : 'text-4xl lg:text-5xl',
            )}
          >
            {say(title)}
          </h2>
          <div
            id={`${id}-text`}
            className="grid gap-2 text-xl wrap-anywhere *:text-balance lg:gap-3 lg:text-3xl"
          >
            <Words result={result} />
          </div>
        </div>
        {/* By night, too, the button must stand out. */}
        <div className="grid gap-3 [--color-foam:#fffdf9] [--color-ink:#2b1a12] [--color-milk:#f2e9db] lg:mx-auto lg:w-full lg:max-w-xl">
          {result.kind === 'unsure' && (
            <Button size="lg" className={big} busy={busy} onClick={onRetry}>
              {say(t.again)}
            </Button>
          )}
          <Button
            variant="white"
            size="lg"
            className={result.kind === 'unsure' ? 'min-h-14' : big}
            disabled={busy}
            onClick={onClose}
          >
            {say(wayOn(result, isTyped))}
          </Button>
          {children}
        </div>
      </div>
    </dialog>
  );
}

function wayOn(result: Result, isTyped: boolean): Message<never> {
  if (result.kind === 'unsure') return t.back;
  return isTyped && result.kind === 'refused' && !result.reward ? t.correct : t.next;
}

const big = 'min-h-18 text-xl! lg:min-h-24 lg:text-3xl!';

function Words({ result }: { result: Result }) {
  const say = useSay();
  const { shortDate } = useFormats();
  switch (result.kind) {
    case 'redeemed':
      return (
        <>
          <p className="text-2xl font-bold lg:text-4xl">{result.reward.reward}</p>
          <p>{say(t.for, { name: result.reward.name })}</p>
          {result.reward.usedWhere && (
            <p className="text-base lg:text-xl">{result.reward.usedWhere}</p>
          )}
        </>
      );
    case 'just-now':
      return (
        <>
          <p className="text-2xl font-bold lg:text-4xl">{result.reward.reward}</p>
          <p>
            {say(t.for, { name: result.reward.name })}
            <br />
            {shortDate(result.reward.usedAt ?? '', result.reward.usedZone)}
          </p>
          <p>{say(t.onlyOnce)}</p>
        </>
      );
    case 'refused':
      return (
        <>
          <p className="font-bold">{result.why}</p>
          {result.reward && <p>{result.reward.name}</p>}
        </>
      );
    case 'unsure':
      return <p>{result.why || say(t.checkConnection)}</p>;
  }
}
