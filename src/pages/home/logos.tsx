import type { Values } from '../../features/content/contract.ts';
import { PartnerLogos, partnersIn } from '../parts/partner-logos.tsx';

type Props = { title: string; partners: Values<'about'>['introduction'] };

/** The page about the shop shows the logos on wider screens. */
export function Logos({ title, partners }: Props) {
  if (partnersIn(partners).length === 0) return null;
  return (
    <section className="pb-6 md:hidden" aria-labelledby="partners-title">
      <div className="container-page">
        <h2 className="eyebrow" id="partners-title">
          {title}
        </h2>
        <PartnerLogos partners={partners} layout="row" />
      </div>
    </section>
  );
}
