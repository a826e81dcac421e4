import { ExternalLink } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { useSay } from '../../../../ui/reader.tsx';
import { WidthChoice } from '../admin-toolbar.tsx';
import { editorTexts } from '../messages.ts';
import { PageFrame } from './admin-frame.tsx';

type PreviewProps = Omit<ComponentProps<typeof PageFrame>, 'title' | 'width'> & {
  isWide: boolean;
  isNarrow: boolean;
  tools: ReactNode;
};

export function Preview({ isWide, isNarrow, tools, ...frame }: PreviewProps) {
  const say = useSay();
  const { path, voice } = frame;
  const [width, setWidth] = useState(isWide ? 1440 : 360);
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2 beside-buttons">
        {tools && <div className="grid max-sm:flex-1">{tools}</div>}
        {!isNarrow && <WidthChoice width={width} onWidth={setWidth} />}
        <ButtonLink
          external
          variant="quiet"
          size="icon"
          href={`/preview${path === '/' ? '' : path}?voice=${voice}`}
          aria-label={say(editorTexts.openPreview)}
        >
          <ExternalLink className="size-4" />
        </ButtonLink>
      </div>
      <PageFrame {...frame} title={say(editorTexts.previewOf, { path })} width={width} />
    </>
  );
}
