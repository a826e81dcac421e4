import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { SkeletonTiles } from '../../../ui/dashboard/lists/skeleton-screens.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { mayAct, type Staff, scopeOf } from '../../accounts/contract.ts';
import type { RewardView } from '../contract.ts';
import { rewardTexts as t } from '../messages.ts';
import { type CodeOutcome, lookUp, redeemCode } from './admin-call.ts';
import { Camera } from './admin-camera.tsx';
import { CodeForm } from './admin-code-form.tsx';
import { FoundReward } from './admin-found.tsx';
import { FirstStep, PlaceForm, usePlace } from './admin-place.tsx';
import { ResultScreen } from './admin-result.tsx';
import { mayScan } from './admin-scanner.ts';
import { prepareSound, SettingsForm, useSettings } from './admin-settings.tsx';
import { Today, todayKey } from './admin-today.tsx';
import { Undo } from './admin-undo.tsx';

/** At a desk codes are typed or come from a laser scanner; a phone has a camera. */
const isDesk = matchMedia('(min-width: 64rem)').matches;

type Ask = () => Promise<CodeOutcome>;

export default function Redeem({ staff }: { staff: Staff }) {
  const say = useSay();
  const client = useQueryClient();
  const settings = useSettings();
  const place = usePlace(scopeOf(staff) !== null);
  const [camera, setCamera] = useState(false);
  const [outcome, setOutcome] = useState<CodeOutcome | null>(null);
  const [asked, setAsked] = useState<Ask | null>(null);
  const [busy, setBusy] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [turn, setTurn] = useState(0);
  const [undone, setUndone] = useState<RewardView | null>(null);
  const isOwner = mayAct(staff.role, 'owner');
  const isReading = place.isComing && !place.isRemembered;
  const asksWhere = isReading || place.isMissing;

  const refresh = () => client.invalidateQueries({ queryKey: todayKey });

  useEffect(() => {
    void mayScan().then((granted) => granted && setCamera(true));
  }, []);

  /** Remembers the question, so that it can be asked again after a lost answer. */
  const ask = async (question: Ask) => {
    prepareSound();
    setBusy(true);
    setAsked(() => question);
    const answer = await question();
    setBusy(false);
    setOutcome(answer);
    if (answer.kind === 'found') return;
    settings.play(answer.kind === 'redeemed' ? 'good' : 'bad');
    await refresh();
  };
  const close = () => {
    // A mistyped or unanswered code stays in its field.
    if (outcome && 'reward' in outcome && outcome.reward) setTurn(turn + 1);
    setOutcome(null);
  };
  const lookAt = (code: string, typed: boolean) => {
    setIsTyped(typed);
    return ask(() => lookUp(code));
  };
  const form = (
    <CodeForm
      key={`form ${turn}`}
      busy={busy}
      isFirst={isDesk}
      isAwaited={outcome === null}
      onCode={(code) => lookAt(code, true)}
    />
  );
  const scanner = outcome === null && !busy && (
    <Camera
      key="camera"
      isFirst={!isDesk}
      on={camera}
      onSwitch={setCamera}
      onCode={(code) => lookAt(code, false)}
    />
  );

  return (
    // On a desk it fills the screen, because a cashier reads it from afar.
    <div
      className={classes(
        'grid items-start gap-card xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]',
        asksWhere ? 'xl:grid-rows-[auto_1fr]' : 'xl:min-h-[calc(100dvh-6.5rem)]',
      )}
    >
      <div
        className={classes(
          'grid min-w-0 self-stretch',
          asksWhere && 'xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:grid-rows-subgrid',
        )}
      >
        {isReading ? (
          <SkeletonTiles />
        ) : place.isMissing ? (
          <FirstStep place={place} />
        ) : outcome?.kind === 'found' ? (
          <FoundReward
            reward={outcome.reward}
            busy={busy}
            place={place}
            onRedeem={(sent) => ask(() => redeemCode(outcome.reward.code, sent))}
            onCode={(code) => lookAt(code, false)}
            onCancel={() => setOutcome(null)}
          />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:card lg:p-card lg:pb-2.5 xl:grid-rows-[auto_auto_1fr_auto]">
            {/* It is as high as the field that comes, so that nothing moves under a finger. */}
            {place.isComing ? <div className="h-17.5" /> : <PlaceForm place={place} />}
            {isDesk ? [form, scanner] : [scanner, form]}
            <SettingsForm {...settings} />
          </div>
        )}
      </div>
      <Today
        onUndo={isOwner ? setUndone : undefined}
        showsWho={isOwner || staff.role === 'manager'}
        here={place.outlet?.name}
        hidesNone={asksWhere}
      />
      {outcome && outcome.kind !== 'found' && (
        <ResultScreen
          result={outcome}
          isTyped={isTyped}
          busy={busy}
          onRetry={() => asked && ask(asked)}
          onClose={close}
        >
          {isOwner && outcome.kind === 'refused' && outcome.reward?.state === 'used' && (
            <Button variant="quiet" size="lg" onClick={() => setUndone(outcome.reward)}>
              {say(t.undoThis)}
            </Button>
          )}
        </ResultScreen>
      )}
      {undone && (
        <Undo
          reward={undone}
          onClose={() => setUndone(null)}
          onUndone={() => {
            setUndone(null);
            setOutcome(null);
            void refresh();
          }}
        />
      )}
    </div>
  );
}
