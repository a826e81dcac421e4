import { useEffect } from 'react';
import { useSay } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';
import { NextButton, PreviousButton, TurnBar } from '../../ui/site/turn-buttons.tsx';
import { useHydrated } from '../../ui/site/use-hydrated.ts';
import { useEndlessRow } from './island-endless-row.ts';
import { promoTexts } from './visitor.messages.ts';

/** iPadOS calls itself Macintosh; only the browser can see its touch points. */
function sendIpadToAppStore(items: Iterable<Element>) {
  if (!navigator.userAgent.includes('Macintosh') || navigator.maxTouchPoints < 2) return;
  for (const item of items) {
    for (const link of item.querySelectorAll('a')) link.search += '&device=ios';
  }
}

type Props = {
  rowId: string;
  /** More promos than these may be loaded. */
  first: number;
};

/** The buttons are disabled if all promos fit on the screen. */
function Controls({ rowId, first }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  useEffect(() => {
    const row = document.getElementById(rowId);
    if (row) sendIpadToAppStore(row.children);
  }, [rowId]);
  const { endless, place, turn } = useEndlessRow(rowId, sendIpadToAppStore);
  const count = Math.max(first, place.count);
  if (count < 2) return null;
  return (
    <TurnBar
      count={count}
      current={place.index}
      // Without a script the dots have no use, so the server does not send them.
      dots={
        hydrated && {
          nameOf: (index) => say(promoTexts.nth, { promo: index + 1, count }),
          onShow: (index) => turn(index - place.index),
        }
      }
      className={`container-page mt-[1rem] sm:mt-6 ${hydrated ? '' : 'invisible'}`}
    >
      <PreviousButton
        label={say(promoTexts.previous)}
        disabled={!endless}
        onClick={() => turn(-1)}
      />
      <NextButton label={say(promoTexts.next)} disabled={!endless} onClick={() => turn(1)} />
    </TurnBar>
  );
}

export const PromoControls = island('promo-controls', Controls);
