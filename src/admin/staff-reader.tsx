import { type ReactNode, useMemo } from 'react';
import { type Language, readerOf, type Voice } from '../messages.ts';
import { ReaderContext, setPageReader } from '../ui/reader.tsx';

type StaffReaderProps = {
  voice: Voice;
  /** Of the mixed voice. */
  lang: Language;
  children: ReactNode;
};

export function StaffReader({ voice, lang, children }: StaffReaderProps) {
  const reader = useMemo(() => ({ ...readerOf(voice, lang), prefix: '' }), [voice, lang]);
  // Also for notices and questions, which are drawn outside this tree.
  setPageReader(reader.voice, reader.lang);
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}
