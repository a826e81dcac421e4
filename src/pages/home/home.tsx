import type { Values } from '../../features/content/contract.ts';
import type { Faq } from '../../features/faqs/contract.ts';
import { FaqSection } from '../../features/faqs/section.tsx';
import type { Mockup } from '../../features/mockups/contract.ts';
import { MockupShowcase } from '../../features/mockups/section.tsx';
import type { Promo } from '../../features/promos/contract.ts';
import { PromoSection } from '../../features/promos/section.tsx';
import type { TeamMember } from '../../features/team/contract.ts';
import { TeamSection } from '../../features/team/section.tsx';
import { FindUs } from '../parts/find-us.tsx';
import type { Site } from '../site.ts';
import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { Instagram } from './instagram.tsx';
import { Logos } from './logos.tsx';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';

export type HomeProps = {
  site: Site;
  values: Values<'home'>;
  partners: Values<'about'>['introduction'];
  mockups: Mockup[];
  promos: Promo[];
  team: TeamMember[];
  faqs: Faq[];
};

export function HomePage({ site, values, partners, mockups, promos, team, faqs }: HomeProps) {
  return (
    <>
      <Hero site={site} hero={values.hero} />
      <Story story={values.our_story} />
      <MockupShowcase
        mockups={mockups}
        title={values.membership.title}
        description={values.membership.description}
      />
      <CallToAction site={site} texts={values.features} />
      <PromoSection
        promos={promos}
        title={values.features.promo_title}
        subtitle="Temukan berbagai promo menarik di sini!"
        hint="Ketuk gambar untuk dapatkan promo ini"
      />
      <TeamSection members={team} title={values.features.team_title} />
      <Reviews site={site} texts={values.features} />
      <FindUs site={site} title={values.features.find_us_title} />
      <Instagram site={site} texts={values.instagram} />
      <FaqSection faqs={faqs} title={values.features.faq_title} />
      <Logos texts={values.features} partners={partners} name={site.contact.brand.name} />
    </>
  );
}
