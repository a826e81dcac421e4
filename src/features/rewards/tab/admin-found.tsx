import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import {
  bareCode,
  formatCode,
  type RedemptionInput,
  type RewardView,
  readCode,
} from '../contract.ts';
import { rewardTexts as t } from '../messages.ts';
import { type Place, PlaceForm } from './admin-place.tsx';

type Props = {
  reward: RewardView;
  busy: boolean;
  place: Place;
  onRedeem: (place: RedemptionInput) => void;
  /** It is called when another code was scanned or typed meanwhile. */
  onCode: (code: string) => void;
  onCancel: () => void;
};

export function FoundReward({ reward, busy, place, onRedeem, onCode, onCancel }: Props) {
  const say = useSay();
  const { sent } = place;
  const { short } = useFormats();
  const id = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  // The focused field is gone, so this button takes the focus: a second Enter redeems.
  useEffect(() => confirm.current?.focus(), []);
  const typed = useRef('');
  const collect = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
    else if (event.key.length === 1) typed.current += event.key;
  };
  const press = ({ detail: presses }: MouseEvent) => {
    const code = readCode(typed.current) ?? bareCode(typed.current);
    typed.current = '';
    // The scanner that reads the next customer's code presses Enter, too.
    if (presses === 0 && code && code !== reward.code) onCode(code);
    // The button that checks the code was in the same place: the second press of two quick ones, or
    // a key that is held down, would redeem what nobody has read.
    else if (presses < 2 && sent) onRedeem(sent);
  };
  return (
    <section
      aria-label={say(t.reward)}
      className="card grid content-center gap-5 border-2 border-pandan p-card text-center *:mx-auto *:w-full *:max-w-xl lg:gap-8"
    >
      <div id={id} className="grid gap-2 lg:gap-4">
        <p className="mx-auto rounded-full bg-pandan-tint px-5 py-1.5 text-lg font-bold text-pandan-deep lg:text-2xl">
          {say(t.valid)}
        </p>
        <p className="heading-display text-3xl wrap-anywhere lg:text-4xl">{reward.reward}</p>
        <p className="text-xl font-semibold wrap-anywhere lg:text-3xl">{reward.name}</p>
        <p className="text-sm text-ink-soft lg:text-base">
          <span className="font-mono">{formatCode(reward.code)}</span>
          <br />
          {say(t.until, { when: short(reward.validUntil) })}
        </p>
      </div>
      {sent === null && (
        <div className="text-start">
          <PlaceForm place={place} />
        </div>
      )}
      <Button
        size="lg"
        ref={confirm}
        aria-describedby={id}
        busy={busy}
        disabled={sent === null}
        onClick={press}
        onKeyDown={collect}
        className="min-h-18 border-transparent! bg-pandan-deep! text-2xl! text-foam! hover:bg-ink!"
      >
        {say(t.redeem)}
      </Button>
      <Button variant="secondary" size="lg" disabled={busy} onClick={onCancel}>
        {say(t.cancel)}
      </Button>
    </section>
  );
}
