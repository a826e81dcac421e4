import type { Values } from '../../features/content/contract.ts';
import type { PublicFaq } from '../../features/faqs/contract.ts';
import { FaqSection } from '../../features/faqs/section.tsx';
import type { MenuCard } from '../../features/menu/public-store.ts';
import { DrinksSection } from '../../features/menu/section.tsx';
import type { PublicMockup } from '../../features/mockups/contract.ts';
import { MockupShowcase } from '../../features/mockups/section.tsx';
import type { PublicPromo } from '../../features/promos/contract.ts';
import { PromoSection } from '../../features/promos/section.tsx';
import type { PublicTeamMember } from '../../features/team/contract.ts';
import { TeamSection } from '../../features/team/section.tsx';
import { useSay } from '../../ui/reader.tsx';
import type { ListPage } from '../../ui/site/list-page.ts';
import { Arrange } from '../parts/arrange.tsx';
import { FindUs } from '../parts/find-us.tsx';
import { PartnerLogos, partnersIn } from '../parts/partner-logos.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { Hero } from './hero.tsx';
import { Instagram } from './instagram.tsx';
import { homeTextsInIndonesian } from './messages.ts';
import type { OpenState } from './open-now.tsx';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';

export type HomeProps = {
  site: Site;
  values: Values<'home'>;
  opening: OpenState | null;
  partners: Values<'about'>['introduction'];
  menu: MenuCard[];
  mockups: PublicMockup[];
  promos: ListPage<PublicPromo>;
  team: ListPage<PublicTeamMember>;
  faqs: ListPage<PublicFaq>;
};

export function HomePage(props: HomeProps) {
  const say = useSay();
  const { site, values, opening, partners, menu, mockups, promos, team, faqs } = props;
  return (
    <>
      <Hero site={site} hero={values.hero} opening={opening} />
      <Arrange
        order={values.layout.sections}
        sections={{
          drinks: (
            <DrinksSection
              items={menu}
              title={values.features.menu_title}
              button={site.hasApp ? values.features.menu_button : ''}
            />
          ),
          story: <Story story={values.our_story} />,
          membership: site.hasApp && (
            <MockupShowcase
              mockups={mockups}
              title={values.membership.title}
              words={values.features.cta_title}
              description={values.membership.description}
              backdrop={values.features.cta_background_image}
            >
              <div>
                {values.features.cta_description && (
                  <p className="mb-6 hidden max-w-text text-ink-soft sm:block">
                    {values.features.cta_description}
                  </p>
                )}
                <StoreButtons site={site} />
              </div>
            </MockupShowcase>
          ),
          promos: (
            <PromoSection
              promos={promos}
              title={values.features.promo_title}
              subtitle={say(homeTextsInIndonesian.promoSubtitle)}
              hint={say(homeTextsInIndonesian.promoHint)}
              hasApp={site.hasApp}
            />
          ),
          team: <TeamSection members={team} title={values.features.team_title} />,
          reviews: <Reviews site={site} texts={values.features} quotes={values.reviews} />,
          find_us: <FindUs site={site} title={values.features.find_us_title} />,
          instagram: <Instagram site={site} texts={values.instagram} gallery={values.features} />,
          faqs: <FaqSection faqs={faqs} title={values.features.faq_title} />,
          logos: <Logos title={values.features.partners_title} partners={partners} />,
        }}
      />
    </>
  );
}

/** The page about the shop shows the logos on wider screens. */
function Logos({ title, partners }: { title: string; partners: Values<'about'>['introduction'] }) {
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
