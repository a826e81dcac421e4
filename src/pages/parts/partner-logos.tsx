import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay } from '../../ui/reader.tsx';
import { partTexts } from './messages.ts';

type Props = { partners: Values<'about'>['introduction']; layout: 'row' | 'grid' };

const NUMBERS = ['1', '2', '3', '4', '5', '6'] as const;

export const partnersIn = (partners: Props['partners']) =>
  NUMBERS.map((n) => ({
    src: partners[`brand_logo_${n}`],
    name: partners[`brand_name_${n}`],
  })).filter(({ src }) => src !== '');

export function PartnerLogos({ partners, layout }: Props) {
  const say = useSay();
  const logos = partnersIn(partners);
  return (
    <ul
      aria-label={say(partTexts.partners)}
      // A scrolling row must be reachable by keyboard.
      tabIndex={layout === 'row' ? 0 : undefined}
      className={classes(
        'mt-4 sm:mt-6',
        layout === 'row'
          ? 'snap-row -mx-gutter gap-3! [&>li]:w-[calc(50%-0.375rem)]'
          : 'grid grid-cols-3 gap-x-12 gap-y-4 lg:grid-cols-6 lg:gap-6',
      )}
    >
      {logos.map(({ src, name }) => (
        <li key={src} className={layout === 'row' ? 'card px-4 py-2' : undefined}>
          <Picture src={src} alt={name} sizes="12rem" className="w-full" />
        </li>
      ))}
    </ul>
  );
}
