import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { facilities, services } from '../../features/outlets/contract.ts';
import { facilityTexts, serviceTexts } from '../../features/outlets/messages.ts';
import { intlOf, type Reader, say as sayTo } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { CountOn } from '../../ui/site/count-on.tsx';
import { addressOf, type Choice, sameText, toggled } from './choice.ts';
import { finderTexts } from './messages.ts';
import { NearButton } from './near-button.tsx';
import type { ShownOutlet } from './shown.ts';

type Props = { choice: Choice; all: ShownOutlet[] };

/** At a desk, cities that the map names are chosen there. */
type ChipsProps = Props & { onMap: Set<string> };

/** Names are words within a sentence, except "Wi-Fi". */
export function havingIn({ service, facility }: Choice, reader: Reader): string {
  const texts = [
    ...service.map((one) => serviceTexts[one]),
    ...facility.map((one) => facilityTexts[one]),
  ];
  const words = texts.map((text) =>
    text === facilityTexts.wifi ? sayTo(reader, text) : sayTo(reader, text).toLowerCase(),
  );
  return new Intl.ListFormat(intlOf(reader.lang)).format(words);
}

/** Services and facilities that no outlet has are left out. */
export function Facilities({ choice, all }: Props) {
  const say = useSay();
  const served = services.filter((one) => all.some(({ outlet }) => outlet.services.includes(one)));
  const found = facilities.filter((one) =>
    all.some(({ outlet }) => outlet.facilities.includes(one)),
  );
  if (served.length + found.length === 0) return null;
  return (
    <details className="group outlet-more">
      <summary className="fold-button">
        {say(finderTexts.more)}
        <CountOn count={choice.service.length + choice.facility.length} />
        <ChevronDown className="transition-transform group-open:rotate-180" size={18} />
      </summary>
      <nav aria-label={say(finderTexts.more)} data-answer="" className="grid gap-y-3 py-1">
        <Group title={say(finderTexts.services)}>
          {served.map((one) => (
            <Chip
              key={one}
              choice={{ ...choice, service: toggled(choice.service, one) }}
              isOn={choice.service.includes(one)}
            >
              {say(serviceTexts[one])}
            </Chip>
          ))}
        </Group>
        <Group title={say(finderTexts.facilities)}>
          {found.map((one) => (
            <Chip
              key={one}
              choice={{ ...choice, facility: toggled(choice.facility, one) }}
              isOn={choice.facility.includes(one)}
            >
              {say(facilityTexts[one])}
            </Chip>
          ))}
        </Group>
      </nav>
    </details>
  );
}

/** They begin with what is chosen, also behind the button, where one press takes it off. */
export function Chips({ choice, all, onMap }: ChipsProps) {
  const say = useSay();
  const outlets = all.map(({ outlet }) => outlet);
  const cities = [...new Set(outlets.map(({ city }) => city))];
  return (
    <nav aria-label={say(finderTexts.filters)} data-answer="" className="mt-5 min-w-0 print:hidden">
      <ul className="chips chips-row max-md:fade-ends">
        <Chip choice={{ ...choice, open: !choice.open }} isOn={choice.open}>
          {say(finderTexts.openNow)}
        </Chip>
        {outlets.some(({ latitude }) => latitude !== null) && <NearButton />}
        {cities.length > 1 &&
          cities.map((city) => {
            const isOn = sameText(city, choice.city);
            return (
              <Chip
                key={city}
                choice={{ ...choice, city: isOn ? '' : city }}
                isOn={isOn}
                className={!isOn && onMap.has(city) ? 'lg:hidden' : undefined}
              >
                {city}
              </Chip>
            );
          })}
        {choice.service.map((one) => (
          <Chip key={one} choice={{ ...choice, service: toggled(choice.service, one) }} isOn>
            {say(serviceTexts[one])}
          </Chip>
        ))}
        {choice.facility.map((one) => (
          <Chip key={one} choice={{ ...choice, facility: toggled(choice.facility, one) }} isOn>
            {say(facilityTexts[one])}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <div>
      <p className="mb-1.5 text-sm text-ink-soft">{title}</p>
      <ul className="chips">{children}</ul>
    </div>
  );

type ChipProps = { choice: Choice; isOn: boolean; className?: string; children: ReactNode };

function Chip({ choice, isOn, className, children }: ChipProps) {
  const say = useSay();
  const { prefix } = useReader();
  return (
    <li className={className}>
      <a href={inVoice(prefix, addressOf(choice))} rel="nofollow" aria-current={isOn || undefined}>
        {children}
        {isOn && <X size={16} />}
        {isOn && <span className="sr-only"> {say(finderTexts.chosen)}</span>}
      </a>
    </li>
  );
}
