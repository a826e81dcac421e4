import { useState } from 'react';
import {
  type Appearance,
  appearances,
  readAppearance,
  saveAppearance,
} from '../../../ui/dashboard/appearance.ts';
import { useSay } from '../../../ui/reader.tsx';
import { appearanceTexts } from './messages.ts';

export function AppearanceCard() {
  const say = useSay();
  const [chosen, setChosen] = useState(readAppearance);

  function choose(appearance: Appearance) {
    setChosen(appearance);
    saveAppearance(appearance);
  }

  return (
    <section className="card grid gap-3 p-4 sm:p-6" aria-labelledby="appearance">
      <div>
        <h3 id="appearance" className="text-lg font-bold">
          {say(appearanceTexts.title)}
        </h3>
        <p className="text-sm text-ink-soft">{say(appearanceTexts.hint)}</p>
      </div>
      <fieldset aria-labelledby="appearance" className="grid sm:grid-cols-3">
        {appearances.map((appearance) => (
          <label
            key={appearance}
            className="flex min-h-11 items-center gap-3 text-sm font-semibold"
          >
            <input
              type="radio"
              name="appearance"
              value={appearance}
              checked={chosen === appearance}
              onChange={() => choose(appearance)}
              className="size-5 accent-caramel-deep"
            />
            {say(appearanceTexts[appearance])}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
