import { openingNow } from '../../features/content/opening.ts';
import { openingAt } from '../../features/outlets/hours/opening.contract.ts';
import { openingInWords } from '../../features/outlets/hours/words.contract.ts';
import { endOfHours, type Outlets } from '../../features/outlets/public.ts';
import { readerOf, say } from '../../messages.ts';
import { inVoice, to } from '../../pages.contract.ts';
import { useReader } from '../../ui/reader.tsx';
import { firstToOpen } from '../parts/first-to-open.ts';
import { isChain } from '../parts/outlets.tsx';
import type { Site } from '../site.ts';
import { homeTextsInIndonesian as texts } from './messages.ts';

export type OpenState = {
  isOpen: boolean;
  state: string;
  /** An example is "tutup 22.00". */
  when: string;
  changesAt: Date | null;
};

/** A shop without outlets has a sentence instead; null if the program cannot read that. */
export function openStateOf(site: Site, now: Date): OpenState | null {
  const reader = readerOf(site.voice, 'id');
  const { outlets, special } = site.outlets;
  const changesAt = endOfHours(site.outlets, now);
  const [only] = outlets;
  if (isChain(site)) return { ...chainState(site.outlets, now, site), changesAt };
  if (only) {
    const opening = openingAt(only, special, now);
    const { state, when } = openingInWords(opening, { zone: only.zone, now }, reader);
    return { isOpen: opening.now, state, when, changesAt };
  }
  const opening = openingNow(site.contact.hours.home, now);
  if (!opening) return null;
  const { open: isOpen, until } = opening;
  const at = { time: reader.lang === 'id' ? until.replace(':', '.') : until };
  const [state, when] = isOpen
    ? [say(reader, texts.isOpen), say(reader, texts.closesAt, at)]
    : [say(reader, texts.isClosed), say(reader, texts.opensAt, at)];
  return { isOpen, state, when, changesAt: opening.changesAt };
}

function chainState({ outlets, special }: Outlets, now: Date, { voice, contact }: Site) {
  const reader = readerOf(voice, 'id');
  const open = outlets.filter((outlet) => openingAt(outlet, special, now).now).length;
  const counts = { open, count: outlets.length };
  if (open > 0) {
    const state = say(reader, open === outlets.length ? texts.allOpen : texts.someOpen, counts);
    return { isOpen: true, state, when: '' };
  }
  const when = firstToOpen({ outlets, special }, { brand: contact.brand.name, now, reader });
  return when === null
    ? { isOpen: false, state: say(reader, texts.noneOpen), when: '' }
    : { isOpen: false, state: say(reader, texts.allClosed), when };
}

export function OpenNow({ site, opening }: { site: Site; opening: OpenState | null }) {
  const { prefix } = useReader();
  if (!opening) return null;
  const { isOpen, state, when } = opening;
  const href = isChain(site)
    ? inVoice(prefix, to(isOpen ? '/outlets?open=1' : '/outlets'))
    : '#find-us';
  return (
    <a
      href={href}
      className="mt-4 inline-flex min-h-11 items-center gap-2 rounded-full border border-ink/30 bg-foam/80 px-3 sm:gap-2.5 sm:px-4 text-sm font-semibold transition hover:bg-foam max-sm:max-w-[calc(100%-3.5rem)] in-[.on-dark]:border-paper/30 in-[.on-dark]:bg-ink/45 in-[.on-dark]:hover:bg-ink sm:mt-6"
    >
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none ${isOpen ? 'bg-pandan in-[.on-dark]:bg-pandan-glow' : 'bg-line-strong'}`}
      />
      <span className="py-1 max-sm:leading-tight">
        {state}
        {when && (
          <>
            <span className="max-sm:hidden"> · </span>
            <span className="inline-block max-sm:block">{when}</span>
          </>
        )}
      </span>
    </a>
  );
}
