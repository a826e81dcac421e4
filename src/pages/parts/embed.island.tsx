import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { island } from '../../ui/island.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type Props = { src: string; title: string; still: string; show: string };

/**
 * Another site's frame behind our own still picture: nothing is asked of that site, and it learns
 * nothing of the visitor, until the visitor asks for it.
 */
function EmbedFrame({ src, title, still, show }: Props) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  return (
    <div className="relative aspect-[4/3] overflow-hidden rounded bg-milk sm:aspect-[12/7]">
      {open ? (
        <iframe
          src={src}
          title={title}
          className="absolute inset-0 size-full border-0"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <img
          src={still}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {!open && hydrated && (
        <Button
          className="absolute inset-x-0 bottom-6 mx-auto w-fit shadow"
          onClick={() => setOpen(true)}
        >
          {show}
        </Button>
      )}
    </div>
  );
}

export const Embed = island('embed', EmbedFrame);
