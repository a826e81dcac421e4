import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button.tsx';

/** `id` is that of an element on the screen. */
type Section = { id: string; name: string };

/** `children` are beside the chips where these scroll, and do not scroll with them. */
type JumpLinksProps = { label: string; sections: Section[]; children?: ReactNode };

/** The fade, `--fade`, is as wide as this. */
const FADED = 24;

/** On a narrower screen the chips scroll sideways, and the lit one may be out of sight. */
const bringIntoSight = (chip: HTMLButtonElement | null) =>
  chip?.parentElement?.scrollTo({ left: chip.offsetLeft - FADED });

export function JumpLinks({ label, sections, children }: JumpLinksProps) {
  const { at, show } = useSectionInView(sections);
  return (
    <nav
      aria-label={label}
      className="sticky top-0 z-5 -mx-4 -my-2 flex items-start bg-paper xl:mx-0"
    >
      <div className="flex min-w-0 flex-1 gap-2 overflow-x-auto py-2 max-xl:ps-4 max-xl:[--fade:1.5rem] max-xl:fade-ends xl:flex-wrap">
        {sections.map(({ id, name }) => (
          <Button
            key={id}
            ref={id === at ? bringIntoSight : undefined}
            variant="quiet"
            size="sm"
            aria-current={id === at ? 'true' : undefined}
            className="shrink-0 border border-line aria-[current]:border-caramel-deep aria-[current]:bg-caramel-tint aria-[current]:text-caramel-deep forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none"
            onClick={() => show(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      {children && <div className="py-2 ps-2 pe-4 xl:hidden">{children}</div>}
    </nav>
  );
}

/** Over the last screen the line sinks to the bottom, where the last section ends. */
function readingLine() {
  const top = 100;
  const scrolls = document.documentElement.scrollHeight - innerHeight;
  const last = Math.min(innerHeight, scrolls);
  const left = scrolls - scrollY;
  return left < last ? top + (innerHeight - top) * (1 - left / last) : top;
}

/** The last section that begins above the reading line is being read. */
function useSectionInView(sections: Section[]) {
  const [at, setAt] = useState(sections[0]?.id);
  const pressed = useRef<{ section: HTMLElement | null; y: number }>(undefined);
  const look = useEffectEvent(() => {
    // A section that was pressed may be too short to reach the line.
    if (scrollY === pressed.current?.y) return;
    const line = readingLine();
    const above = sections.filter(({ id }) => {
      const section = document.getElementById(id);
      if (!section) return false;
      const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
      return section.getBoundingClientRect().top - margin <= line;
    });
    setAt((above.at(-1) ?? sections[0])?.id);
  });
  useEffect(() => {
    const listener = () => look();
    // A form that was saved is drawn anew where the page stands.
    listener();
    addEventListener('scroll', listener, { passive: true });
    // What is drawn only now, above it, may be higher than the room that was kept for it.
    const grown = new ResizeObserver(() => {
      if (scrollY !== pressed.current?.y) return;
      pressed.current.section?.scrollIntoView();
      pressed.current.y = scrollY;
    });
    grown.observe(document.body);
    return () => {
      removeEventListener('scroll', listener);
      grown.disconnect();
    };
  }, []);
  const show = (id: string) => {
    setAt(id);
    const section = document.getElementById(id);
    if (section instanceof HTMLDetailsElement) section.open = true;
    section?.scrollIntoView();
    pressed.current = { section, y: scrollY };
  };
  return { at, show };
}
