import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactFormTexts } from '../../features/contact/form.messages.ts';
import { pageTitles } from '../../pages.messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/reader.tsx';
import { Arrange, isShown } from '../parts/arrange.tsx';
import { FindUs, isFindable } from '../parts/find-us.tsx';
import { uprightHero } from '../parts/hero-picture.ts';
import { PhotoHero } from '../parts/photo-hero.tsx';
import type { Site } from '../site.ts';
import { Cards } from './cards.tsx';
import { Why } from './why.tsx';

export function ContactPage({ site, children }: { site: Site; children: ReactNode }) {
  const say = useSay();
  const { hero, layout } = site.contact;
  return (
    <>
      <PhotoHero
        title={hero.title}
        subtitle={hero.subtitle}
        name={say(pageTitles.contact)}
        image={hero.background_image}
        upright={uprightHero('contact', hero)}
      >
        {isShown(layout.sections, 'form') && (
          <ButtonLink href="#contact-form" size="lg" className="mt-6 max-sm:flex print:hidden">
            {say(contactFormTexts.send)}
            <ArrowDown size={18} />
          </ButtonLink>
        )}
      </PhotoHero>
      <Arrange
        order={layout.sections}
        sections={{
          cards: <Cards site={site} />,
          form: (
            <div className="container-page grid gap-14 pt-8 pb-section sm:pt-14 lg:grid-cols-[7fr_5fr] lg:gap-20 lg:pt-24">
              <div className="print:hidden">{children}</div>
              <Why site={site} />
            </div>
          ),
          find_us: isFindable(site) && (
            <div className="bg-milk print:bg-transparent">
              <FindUs site={site} isBrief={isShown(layout.sections, 'cards')} />
            </div>
          ),
        }}
      />
    </>
  );
}
