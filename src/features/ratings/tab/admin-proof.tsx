import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Rating } from '../staff.contract.ts';
import { staffTexts as t } from './messages.ts';

export function Proof({ rating: { name, proofImageUrl } }: { rating: Rating }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="relative grid w-full justify-items-center overflow-hidden rounded border border-line bg-milk p-1.5 transition hover:border-ink @xl:p-2"
      >
        {/* Before it has loaded it is as high as a phone, so that nothing below moves. */}
        <img
          src={proofImageUrl}
          alt={say(t.proofOf, { name })}
          className="aspect-1/2 max-h-[26rem] w-full rounded object-contain @2xl:max-h-[36rem]"
        />
        <span className="flex items-center gap-2 text-sm font-semibold @max-xl:absolute @max-xl:end-0 @max-xl:bottom-0 @max-xl:rounded-ss @max-xl:bg-milk @max-xl:p-1.5 @xl:p-2">
          <ZoomIn className="size-4" />
          <span className="@max-xl:sr-only">{say(t.fullSize)}</span>
        </span>
      </button>
      {open && <FullSize name={name} src={proofImageUrl} onClose={() => setOpen(false)} />}
    </>
  );
}

const widths = ['max-h-[70dvh] max-w-full', 'w-full', 'w-[200%]'] as const;
const LARGEST = widths.length - 1;

function FullSize({ name, src, onClose }: { name: string; src: string; onClose: () => void }) {
  const say = useSay();
  const [zoom, setZoom] = useState(0);
  return (
    <Dialog size="lg" lightDismiss title={say(t.proofOf, { name })} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it, too */}
      <section className="max-h-[72dvh] overflow-auto" tabIndex={0} aria-label={say(t.picture)}>
        <img
          src={src}
          alt={say(t.proofOf, { name })}
          className={classes('mx-auto max-w-none', widths[zoom])}
        />
      </section>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={zoom === LARGEST} onClick={() => setZoom(zoom + 1)}>
          <ZoomIn className="size-4" />
          {say(t.zoomIn)}
        </Button>
        <Button variant="secondary" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut className="size-4" />
          {say(t.zoomOut)}
        </Button>
        <ButtonLink variant="quiet" href={src} external>
          {say(t.openInTab)}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
