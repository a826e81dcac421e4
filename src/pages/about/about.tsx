import type { Values } from '../../features/content/contract.ts';
import type { PublicTeamMember } from '../../features/team/contract.ts';
import { TeamSection } from '../../features/team/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/reader.tsx';
import type { ListPage } from '../../ui/site/list-page.ts';
import { withWhole } from '../../ui/site/whole-words.tsx';
import { Arrange, isShown } from '../parts/arrange.tsx';
import { FindUs, isFindable } from '../parts/find-us.tsx';
import { uprightHero } from '../parts/hero-picture.ts';
import { PartnerLogos, partnersIn } from '../parts/partner-logos.tsx';
import { PhotoHero } from '../parts/photo-hero.tsx';
import type { Site } from '../site.ts';
import { Dedication, hasDedication } from './dedication.tsx';
import { History } from './history.tsx';
import { Introduction } from './introduction.tsx';
import { aboutTexts } from './messages.ts';
import { Stats } from './stats.tsx';

/** It is null while the team section is switched off. */
type Props = { site: Site; values: Values<'about'>; team: ListPage<PublicTeamMember> | null };

export function AboutPage({ site, values, team }: Props) {
  const say = useSay();
  const { hero, layout, dedikasi, introduction, history } = values;
  return (
    <>
      <PhotoHero
        eyebrow={site.contact.brand.tagline}
        title={withWhole(hero.title, site.contact.brand.name)}
        subtitle={hero.subtitle}
        name={say(aboutTexts.name)}
        image={hero.background_image}
        upright={uprightHero('about', hero)}
        tall
      >
        {hero.button_text && hasDedication(dedikasi) && isShown(layout.sections, 'dedikasi') && (
          <ButtonLink href="#dedikasi" size="lg" className="mt-8 max-sm:flex print:hidden">
            {hero.button_text}
            <svg
              width="24"
              height="24"
              viewBox="0 0 24 24"
              className="size-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M12 5v14m-6-6 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </ButtonLink>
        )}
      </PhotoHero>
      <Arrange
        order={layout.sections}
        sections={{
          dedikasi: <Dedication texts={dedikasi} />,
          introduction: <Introduction texts={introduction} hasApp={site.hasApp} />,
          history: <History texts={history} />,
          stats: <Stats texts={introduction} />,
          partners: partnersIn(introduction).length > 0 && (
            <section className="hidden py-8 md:block lg:py-12" aria-labelledby="partners-title">
              <div className="container-page">
                <h2 className="eyebrow" id="partners-title">
                  {introduction.partners_title}
                </h2>
                <PartnerLogos partners={introduction} layout="grid" />
              </div>
            </section>
          ),
          team: team && <TeamSection members={team} title={say(aboutTexts.team)} />,
          find_us: isFindable(site) && (
            <div className="bg-milk print:bg-transparent">
              <FindUs site={site} />
            </div>
          ),
        }}
      />
    </>
  );
}
