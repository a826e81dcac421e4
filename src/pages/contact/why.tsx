import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/reader.tsx';
import { whatsappLink } from '../../ui/whatsapp-link.ts';
import { partTexts } from '../parts/messages.ts';
import type { Site } from '../site.ts';
import { contactPageTexts } from './messages.ts';

export function Why({ site }: { site: Site }) {
  const say = useSay();
  const { hero, info } = site.contact;
  const figures = [
    { value: hero.response_time, label: hero.response_label },
    { value: hero.satisfaction, label: hero.satisfaction_label },
  ].filter(({ value }) => value !== '');
  const reasons = hero.why_items
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (reasons.length === 0 && figures.length === 0 && info.whatsapp === '') return null;
  return (
    <section aria-labelledby="why-title" className="flex flex-col lg:pt-8">
      <h2 className="heading-2" id="why-title">
        {hero.why_title}
      </h2>
      <ul className="mt-6 grid gap-4 md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3.5 text-lg">
            <svg
              width="50"
              height="40"
              viewBox="0 0 50 40"
              className="mt-1.5 size-5.5 shrink-0 -rotate-45 text-caramel"
              fill="currentColor"
              aria-hidden="true"
            >
              <path d="M5 18.7A20 14.5 0 0 1 45 18.7C34 11.2 16 26.2 5 18.7ZM5 21.3A20 14.5 0 0 0 45 21.3C34 13.8 16 28.8 5 21.3Z" />
            </svg>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      {info.whatsapp && (
        <ButtonLink
          href={whatsappLink(info.whatsapp, info.whatsapp_greeting)}
          external
          variant="secondary"
          size="lg"
          data-tap="whatsapp"
          className="mt-7 w-full md:w-fit print:hidden"
        >
          {say(contactPageTexts.whatsapp)}
          <span className="sr-only"> {say(partTexts.newTab)}</span>
        </ButtonLink>
      )}
      {figures.length > 0 && (
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-6 text-ink-soft lg:mt-10 xl:gap-x-12">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <strong className="heading-display block text-4xl text-ink">{value}</strong> {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
