import { useEffect } from 'react';
import { island } from '../../ui/island.tsx';
import { NextButton, PreviousButton } from '../../ui/turn-buttons.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useEndlessRow } from './endless-row.ts';

/** iPadOS calls itself Macintosh; the server, which picks the store, cannot see the touch points. */
function useIpadLinks(rowId: string) {
  useEffect(() => {
    if (!navigator.userAgent.includes('Macintosh') || navigator.maxTouchPoints < 2) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${rowId} a`)) {
      link.href = `${link.pathname}?device=ios`;
    }
  }, [rowId]);
}

type Props = { rowId: string; count: number };

/** The buttons under the row; they can do nothing only where all promos are in view already. */
function Controls({ rowId, count }: Props) {
  const hydrated = useHydrated();
  useIpadLinks(rowId);
  const { endless, turn } = useEndlessRow(rowId);
  if (count < 2) return null;
  return (
    <div className={`mt-5 flex justify-center gap-3 ${hydrated ? '' : 'invisible'}`}>
      <PreviousButton label="Promo sebelumnya" disabled={!endless} onClick={() => turn(-1)} />
      <NextButton label="Promo berikutnya" disabled={!endless} onClick={() => turn(1)} />
    </div>
  );
}

export const PromoControls = island('promo-controls', Controls);
