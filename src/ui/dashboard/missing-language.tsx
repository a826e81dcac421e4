import { languages } from '../../messages.ts';
import { useSay } from '../reader.tsx';
import { missingIn } from './forms/use-two-languages.ts';
import { listTexts } from './lists/messages.ts';

const MISSING = { id: listTexts.noIndonesian, en: listTexts.noEnglish };

export function MissingLanguage({ entry }: { entry: object }) {
  const say = useSay();
  return languages
    .filter((language) => missingIn(entry, language).length > 0)
    .map((language) => (
      <p key={language} className="text-xs text-ink-soft">
        {say(MISSING[language])}
      </p>
    ));
}
