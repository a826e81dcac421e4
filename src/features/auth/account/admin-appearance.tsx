import { useState } from 'react';
import {
  type Appearance,
  appearances,
  readAppearance,
  saveAppearance,
} from '../../../ui/dashboard/appearance.ts';
import { Radios } from '../../../ui/dashboard/forms/radios.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { Part } from './admin-part.tsx';
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
      <Radios
        label={say(appearanceTexts.title)}
        choices={appearances.map((one) => ({ value: one, label: say(appearanceTexts[one]) }))}
        value={chosen}
        onChoose={choose}
      />
    </Part>
  );
}
