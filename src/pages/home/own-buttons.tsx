import type { Values } from '../../features/content/contract.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** A button needs both its text and its link. */
export function OwnButtons({ hero }: { hero: Values<'home'>['hero'] }) {
  const buttons = [
    { text: hero.button_1_text, href: hero.button_1_link },
    { text: hero.button_2_text, href: hero.button_2_link },
  ].filter(({ text, href }) => text !== '' && href !== '');
  if (buttons.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap gap-3 sm:mt-8 print:hidden">
      {buttons.map(({ text, href }, place) => (
        <ButtonLink
          key={text}
          href={href}
          size="lg"
          variant={place === 0 ? 'primary' : 'white'}
          external={href.startsWith('https:')}
        >
          {text}
        </ButtonLink>
      ))}
    </p>
  );
}
