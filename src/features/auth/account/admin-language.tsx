import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Voice, voices } from '../../../messages.ts';
import { voiceNames } from '../../../shared.messages.ts';
import { Segments } from '../../../ui/dashboard/tools/segments.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { voiceInput } from '../contract.ts';
import { inOneRow, Part } from './admin-part.tsx';
import { ownAccountTexts } from './messages.ts';

/** The server's own sentences change their language too, so they are loaded again. */
export function LanguagePart({ staff }: { staff: Staff }) {
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
    <Part title={say(ownAccountTexts.language)} hint={say(ownAccountTexts.languageHint)}>
      <Segments
        name="voice"
        legend={say(ownAccountTexts.language)}
        className={inOneRow}
        options={voices.map((voice) => ({
          value: voice,
          label: <span lang={voice === 'mixed' ? undefined : voice}>{say(voiceNames[voice])}</span>,
        }))}
        value={chosen}
        onChange={(voice) => void choose(voice)}
      />
    </Part>
  );
}
