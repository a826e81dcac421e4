import { useState } from 'react';
import {
  type Appearance,
  appearances,
  readAppearance,
  saveAppearance,
} from '../../../ui/dashboard/appearance.ts';
import { Segments } from '../../../ui/dashboard/tools/segments.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { inOneRow, Part } from './admin-part.tsx';
import { appearanceTexts } from './messages.ts';

export function AppearancePart() {
  const say = useSay();
  const [chosen, setChosen] = useState(readAppearance);

  function choose(appearance: Appearance) {
    setChosen(appearance);
    saveAppearance(appearance);
  }

  return (
    <Part title={say(appearanceTexts.title)} hint={say(appearanceTexts.hint)}>
      <Segments
        name="appearance"
        legend={say(appearanceTexts.title)}
        className={inOneRow}
        options={appearances.map((one) => ({ value: one, label: say(appearanceTexts[one]) }))}
        value={chosen}
        onChange={choose}
      />
    </Part>
  );
}
