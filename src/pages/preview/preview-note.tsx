import { useLang, useSay } from '../../ui/reader.tsx';
import { previewTexts } from './messages.ts';

export function PreviewNote({ editor }: { editor: string }) {
  const say = useSay();
  return (
    <p
      lang={useLang('id')}
      className="fixed inset-x-0 bottom-0 z-50 bg-ink px-4 py-3 text-center text-sm font-semibold text-paper print:hidden"
    >
      {say(previewTexts.note)}{' '}
      <a className="underline" href={editor}>
        {say(previewTexts.back)}
      </a>
    </p>
  );
}
