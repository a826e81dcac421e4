import { useSay } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';
import { NextButton, PauseButton, PreviousButton, TurnBar } from '../../ui/site/turn-buttons.tsx';
import { useHydrated } from '../../ui/site/use-hydrated.ts';
import { useLoadMore } from '../../ui/site/use-load-more.ts';
import { useRotation } from '../../ui/site/use-rotation.ts';
import { useRow } from '../../ui/site/use-row.ts';
import { teamTexts } from './visitor.messages.ts';

const INTERVAL = 4000;

function Controls({ partId, rowId, count }: { partId: string; rowId: string; count: number }) {
  const say = useSay();
  const hydrated = useHydrated();
  const { index, last, show, measure } = useRow(rowId);
  useLoadMore(rowId, (row, items) => {
    row.append(...items);
    measure();
  });
  const next = () => show(index >= last ? 0 : index + 1);
  const previous = () => show(index === 0 ? last : index - 1);
  const { stopped, toggle } = useRotation(next, index, {
    every: INTERVAL,
    pauseId: partId,
    enabled: last > 0,
  });
  const usable = hydrated && last > 0;
  return (
    <TurnBar
      count={count}
      current={index === last ? count - 1 : index}
      dots={{ nameOf: (dot) => say(teamTexts.member, { member: dot + 1, count }), onShow: show }}
      className={`container-page mt-[0.75rem] sm:mt-6 ${usable ? '' : 'invisible'}`}
    >
      <PreviousButton label={say(teamTexts.previous)} onClick={previous} />
      <PauseButton stopped={stopped} onToggle={toggle} />
      <NextButton label={say(teamTexts.next)} onClick={next} />
    </TurnBar>
  );
}

export const TeamControls = island('team-controls', Controls);
