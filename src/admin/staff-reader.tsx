import { type ReactNode, useEffect, useMemo } from 'react';
import { type Language, readerOf, type Voice, voices } from '../messages.ts';
import { ReaderContext, setPageReader } from '../ui/reader.tsx';

const VOICE = 'voice';

/** Until it is known who reads, the last voice here counts, or what the server thinks. */
export function beginInLastVoice(): void {
  const last = voices.find((voice) => voice === localStorage.getItem(VOICE));
  if (last) setPageReader(last, readerOf(last, 'en').lang);
}

type StaffReaderProps = {
  voice: Voice;
  lang: Language;
  children: ReactNode;
};

export function StaffReader({ voice, lang, children }: StaffReaderProps) {
  const reader = useMemo(() => ({ ...readerOf(voice, lang), prefix: '' }), [voice, lang]);
  // Notices and questions are drawn outside this tree, and need it, too.
  setPageReader(reader.voice, reader.lang);
  useEffect(() => localStorage.setItem(VOICE, voice), [voice]);
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}
