import { MousePointerClick } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Voice } from '../../../../messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { useSay } from '../../../../ui/reader.tsx';
import type { Content } from '../../contract.ts';
import { editorTexts } from '../messages.ts';
import { drawOutline, elementOf, fieldAt, fieldsIn, limitScreen, morph } from './admin-page-dom.ts';

type FrameProps = {
  path: string;
  voice: Voice;
  title: string;
  width: number;
  contents: Content[];
  typed: Record<string, string>;
  /** The page is drawn again when it changes. */
  version: number;
  open: number | undefined;
  /** The page scrolls to this content while staff scroll the fields. */
  followed: number | undefined;
  onPick: (id: number) => void;
  onNavigate: (path: string) => void;
};

const PAUSE = 200;
const addressOf = (path: string, voice: Voice) =>
  `/preview${path === '/' ? '' : path}?frame&voice=${voice}`;

export function PageFrame(props: FrameProps) {
  const { path, voice, title, width, contents, typed, version, open, followed, onPick } = props;
  const { onNavigate } = props;
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState('');
  const shown = `${attempt} ${voice} ${path}`;
  const busy = heard !== shown && !failed;
  const { box, scale, height } = useScale(width);
  const latest = useRef({ contents, typed, open, onPick, onNavigate });
  latest.current = { contents, typed, open, onPick, onNavigate };

  const pageOf = () => frame.current?.contentDocument ?? null;
  const find = (page: Document) => {
    const now = latest.current;
    return fieldsIn(page, now.contents, ({ id, draft, value }) => now.typed[id] ?? draft ?? value);
  };
  const elementFor = (page: Document, wanted: number | undefined) =>
    [...find(page)]
      .filter(([, id]) => id === wanted)
      .map(([one]) => one)
      .find((one) => one.getClientRects().length > 0);
  const showOpen = (page: Document, scroll: boolean) => {
    const element = elementFor(page, latest.current.open);
    if (scroll) element?.scrollIntoView({ block: 'center' });
    drawOutline(page, 'open', element);
    return element !== undefined;
  };

  const listen = () => {
    const page = pageOf();
    // Offline, the browser shows an error page that scripts cannot read.
    if (!page?.querySelector('main')) return setFailed(true);
    const pick = (event: MouseEvent) => {
      const fields = find(page);
      const element = fieldAt(page, fields, event);
      const id = element && fields.get(element);
      const link = elementOf(event.target)?.closest('a');
      if (id !== undefined || link) event.preventDefault();
      if (id !== undefined) return latest.current.onPick(id);
      const url = link ? new URL(link.getAttribute('href') ?? '', location.origin) : null;
      if (url?.origin === location.origin) latest.current.onNavigate(url.pathname);
    };
    const hover = (event: MouseEvent) => {
      const element = fieldAt(page, find(page), event);
      page.documentElement.style.cursor = element ? 'pointer' : '';
      drawOutline(page, 'hover', element);
    };
    page.addEventListener('click', pick, true);
    page.addEventListener('pointermove', hover);
    page.documentElement.addEventListener('pointerleave', () =>
      drawOutline(page, 'hover', undefined),
    );
    page.addEventListener('submit', (event) => event.preventDefault(), true);
    limitScreen(page, width);
    setHeard(shown);
    setLoaded((count) => count + 1);
    showOpen(page, true);
  };

  const values = JSON.stringify(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` and `loaded` say when to draw again
  useEffect(() => {
    if (loaded === 0) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const next = await drawn(addressOf(path, voice), values, stop.signal);
        const page = pageOf();
        if (!page?.body) return;
        morph(page.body, next.body);
        drawOutline(page, 'hover', undefined);
        showOpen(page, false);
        setFailed(false);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [values, version, loaded, path, voice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another field moves the page
  useEffect(() => {
    const page = pageOf();
    if (!page?.body) return;
    limitScreen(page, width);
    showOpen(page, true);
  }, [open, width]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only scrolling the fields moves the page
  useEffect(() => {
    const page = pageOf();
    const view = page?.defaultView;
    if (!page?.body || !view || followed === undefined) return;
    const top = elementFor(page, followed)?.getBoundingClientRect().top;
    // Unlike scrollIntoView, it leaves the dashboard around the frame where it is.
    if (top !== undefined) view.scrollTo({ top: view.scrollY + top - view.innerHeight / 4 });
  }, [followed]);

  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded border border-line bg-foam">
      <p className="flex items-center gap-2 border-b border-line px-3 py-1.5 text-xs text-ink-soft">
        <MousePointerClick className="size-3.5 shrink-0" />
        {say(editorTexts.press)}
      </p>
      <div ref={box} aria-busy={busy} className="relative min-h-0 flex-1 overflow-clip bg-milk">
        {busy && <SkeletonPage />}
        {failed && (
          <p
            role="status"
            className="absolute inset-x-3 top-3 z-10 flex items-center gap-3 rounded bg-danger-tint p-3 text-sm text-danger-deep"
          >
            <span className="flex-1">{say(editorTexts.previewFailed)}</span>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                setFailed(false);
                setAttempt((count) => count + 1);
              }}
            >
              {say(editorTexts.again)}
            </Button>
          </p>
        )}
        <iframe
          ref={frame}
          key={shown}
          src={addressOf(path, voice)}
          title={title}
          onLoad={listen}
          className={classes(
            'relative block origin-top-left border-0 transition-opacity',
            scale === 1 && 'mx-auto',
            // While it loads it would be a white page by night, and clicks would follow links.
            busy && 'pointer-events-none opacity-0',
          )}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

function SkeletonPage() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid animate-pulse content-start gap-4 bg-paper p-[6%] *:rounded *:bg-milk"
    >
      <span className="h-5" />
      <span className="mt-[8%] h-9 w-3/5" />
      <span className="h-9 w-2/5" />
      <span className="h-3 w-1/2" />
      <span className="mt-[8%] h-48" />
    </div>
  );
}

async function drawn(address: string, values: string, signal: AbortSignal): Promise<Document> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/html' },
    body: `{"values":${values}}`,
    signal,
  });
  if (!answer.ok) throw new Error(`The preview answered ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const seen = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width) || 1;
  return { box, scale, height: room.height };
}
