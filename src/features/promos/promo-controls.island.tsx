import { island } from '../../ui/island.tsx';
import { NextButton, PreviousButton } from '../../ui/turn-buttons.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useEndlessRow } from './endless-row.ts';

/** The buttons under the row; they can do nothing only where all promos are in view already. */
function Controls({ rowId }: { rowId: string }) {
  const hydrated = useHydrated();
  const { endless, turn } = useEndlessRow(rowId);
  return (
    <div className={`mt-5 flex justify-center gap-3 ${hydrated ? '' : 'invisible'}`}>
      <PreviousButton label="Promo sebelumnya" disabled={!endless} onClick={() => turn(-1)} />
      <NextButton label="Promo berikutnya" disabled={!endless} onClick={() => turn(1)} />
    </div>
  );
}

export const PromoControls = island('promo-controls', Controls);
