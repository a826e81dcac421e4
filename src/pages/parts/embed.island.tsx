import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';
import { useHydrated } from '../../ui/site/use-hydrated.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { embedTexts } from './embed.messages.ts';
import { type StreetSign, StreetSignView } from './street-sign-view.tsx';

type Props = {
  src: string;
  title: string;
  show: string;
  /** The picture is there until the frame has loaded, so a failing one leaves no empty box. */
  still?: string;
  /** An outlet shows the sign of its own street instead. */
  sign?: StreetSign;
  /** A frame may fail to load, so a link leads to the same content. */
  link: string;
};

const PATIENCE = 8000;

/** The other site learns who loads its frame, so it loads only when the visitor asks for it. */
function EmbedFrame({ src, title, show, still, sign, link }: Props) {
  const [state, setState] = useState<'closed' | 'loading' | 'shown' | 'failed'>('closed');
  const hydrated = useHydrated();

  useEffect(() => {
    if (state !== 'loading') return;
    const fail = () => setState('failed');
    // A frame reports no failure, because the browser's error page also fires `load`.
    fetch(src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(fail);
    const timer = setTimeout(fail, PATIENCE);
    return () => clearTimeout(timer);
  }, [state, src]);

  const button = (className: string) => (
    <Button
      variant="white"
      className={classes('shadow', className)}
      busy={state === 'loading'}
      onClick={() => setState('loading')}
    >
      {show}
    </Button>
  );
  const stands = still !== undefined || sign !== undefined;
  if (!stands && state === 'closed') return hydrated ? button('') : null;
  if (!stands && state === 'failed') return <CouldNotLoad link={link} />;
  // It grows on the visitor's tap, not when the frame arrives, so that content does not jump later.
  const closed = still ? 'aspect-[5/2]' : 'aspect-[4/3] lg:aspect-[5/2]';
  const opened = sign ? 'aspect-square' : 'aspect-[4/3]';
  const high = state === 'closed' ? closed : opened;
  // A sign needs less room than a map.
  const onTablet = sign && state === 'closed' ? '' : 'md:max-lg:aspect-[4/3]';
  const shape = stands
    ? `bg-milk sm:aspect-[12/7] ${onTablet} ${high}`
    : 'kawung h-96 bg-foam sm:h-112';
  return (
    <div className={`relative w-full overflow-hidden rounded ${shape}`}>
      {still && state !== 'shown' && (
        <img
          src={still}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {sign && state !== 'shown' && <StreetSignView {...sign} />}
      {(state === 'loading' || state === 'shown') && (
        <iframe
          src={src}
          title={title}
          className={`absolute inset-0 size-full border-0 transition-opacity ${state === 'shown' ? '' : 'opacity-0'}`}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          // The frame may have been given up; then the `load` of its error page is ignored.
          onLoad={() => setState((before) => (before === 'loading' ? 'shown' : before))}
        />
      )}
      <Over beside={sign !== undefined}>
        {state === 'failed' ? (
          <CouldNotLoad link={link} />
        ) : (
          hydrated && state !== 'shown' && (stands ? button('max-sm:px-3.5') : <Waiting />)
        )}
      </Over>
    </div>
  );
}

function Waiting() {
  const say = useSay();
  return (
    <p
      role="status"
      className="card mb-32 flex items-center gap-2 px-5 py-2.5 text-sm font-semibold"
    >
      <Spinner /> {say(embedTexts.loading)}
    </p>
  );
}

/** In the middle it would cover the post of a sign (`beside`), and on a phone also the pin of a map. */
const Over = ({ children, beside }: { children: ReactNode; beside: boolean }) => (
  <div
    className={`pointer-events-none absolute inset-0 grid items-end p-2 *:pointer-events-auto justify-items-end sm:p-6 ${beside ? '' : 'sm:justify-items-center'}`}
  >
    {children}
  </div>
);

function CouldNotLoad({ link }: { link: string }) {
  const say = useSay();
  return (
    <p role="alert" className="card flex flex-wrap items-center gap-x-3 gap-y-2 p-3 ps-4 shadow">
      {say(embedTexts.failed)}
      {link && (
        <ButtonLink href={link} external>
          {say(embedTexts.openInMaps)}
          <span className="sr-only"> {say(embedTexts.newTab)}</span>
        </ButtonLink>
      )}
    </p>
  );
}

export const Embed = island('embed', EmbedFrame);
