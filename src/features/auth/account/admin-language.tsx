import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Voice, voices } from '../../../messages.ts';
import { voiceNames } from '../../../shared.messages.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { voiceInput } from '../contract.ts';
import { ownAccountTexts } from './messages.ts';

/** The dashboard is drawn again at once, and asks the server again for what it says. */
export function LanguageCard({ staff }: { staff: Staff }) {
  const say = useSay();
  const client = useQueryClient();
  const { update } = useAction('auth');
  const [chosen, setChosen] = useState(staff.voice);

  async function choose(voice: Voice) {
    setChosen(voice);
    const saved = await update(() => api.put('/api/auth/voice', { voice }, voiceInput));
    if (saved) await client.invalidateQueries();
    else setChosen(staff.voice);
  }

  return (
    <section className="card grid gap-3 p-4 sm:p-6" aria-labelledby="own-language">
      <div>
        <h3 id="own-language" className="text-lg font-bold">
          {say(ownAccountTexts.language)}
        </h3>
        <p className="text-sm text-ink-soft">{say(ownAccountTexts.languageHint)}</p>
      </div>
      <fieldset aria-labelledby="own-language" className="grid sm:grid-cols-3">
        {voices.map((voice) => (
          <label key={voice} className="flex min-h-11 items-center gap-3 text-sm font-semibold">
            <input
              type="radio"
              name="voice"
              value={voice}
              checked={chosen === voice}
              onChange={() => void choose(voice)}
              className="size-5 accent-caramel-deep"
            />
            <span lang={voice === 'mixed' ? undefined : voice}>{say(voiceNames[voice])}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
