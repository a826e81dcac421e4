import type { Opening } from '../../features/content/opening.ts';
import { figuresOf } from '../../messages.ts';
import { Sentence, useReader, useSay } from '../../ui/reader.tsx';
import { homeTextsInIndonesian as texts } from './messages.ts';

/**
 * Links to Find Us. Left out if the opening hours are written in a form that the program cannot
 * read.
 */
export function OpenNow({ opening }: { opening: Opening | null }) {
  const say = useSay();
  const reader = useReader();
  if (!opening) return null;
  const { open, until } = opening;
  const at = { time: figuresOf(reader) === 'id' ? until.replace(':', '.') : until };
  const together = (text: string) => <span className="inline-block">{text}</span>;
  return (
    <a
      href="#find-us"
      className="mt-4 inline-flex min-h-11 items-center gap-2.5 rounded-full border border-ink/30 bg-foam/80 px-4 text-sm font-semibold transition hover:bg-foam in-[.on-dark]:border-paper/30 in-[.on-dark]:bg-ink/45 in-[.on-dark]:hover:bg-ink sm:mt-6"
    >
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none ${open ? 'bg-pandan in-[.on-dark]:bg-pandan-glow' : 'bg-caramel in-[.on-dark]:bg-caramel-glow'}`}
      />
      <span className="py-1">
        {open ? (
          <Sentence of={texts.isOpen} closes={together(say(texts.closesAt, at))} />
        ) : (
          <Sentence of={texts.isClosed} opens={together(say(texts.opensAt, at))} />
        )}
      </span>
    </a>
  );
}
