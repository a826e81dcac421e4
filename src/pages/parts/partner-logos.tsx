import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture.tsx';
import { classes } from '../../ui/classes.ts';

type Props = { partners: Values<'about'>['introduction']; layout: 'row' | 'grid' };

/** The six partners: a row of two per view to swipe, or a grid on a wide screen. */
export function PartnerLogos({ partners, layout }: Props) {
  const logos = [
    partners.brand_logo_1,
    partners.brand_logo_2,
    partners.brand_logo_3,
    partners.brand_logo_4,
    partners.brand_logo_5,
    partners.brand_logo_6,
  ].filter(Boolean);
  return (
    <ul
      aria-label="Partners"
      // A row that scrolls must be reachable by keyboard.
      tabIndex={layout === 'row' ? 0 : undefined}
      className={classes(
        'mt-6',
        layout === 'row' ? 'snap-row [&>li]:w-[calc(50%-0.625rem)]' : 'grid grid-cols-6 gap-6',
      )}
    >
      {logos.map((src, index) => (
        <li key={src} className="card grid place-items-center p-4">
          <Picture src={src} alt={`Partner ${index + 1}`} sizes="12rem" className="w-full" />
        </li>
      ))}
    </ul>
  );
}
