import { say } from '../../messages.ts';
import { listPageFor, readTeamPage } from '../list-pages/read-list-pages.ts';
import { HERO_SIZES, uprightHero } from '../parts/hero-picture.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { type Page, PreloadPicture, renderPage } from '../render-page.tsx';
import { loadPage, siteReader } from '../site.ts';
import { AboutPage } from './about.tsx';
import { aboutTexts } from './messages.ts';

export const renderAbout: Page = async (context) => {
  const { site, values } = await loadPage(context, 'about');
  const reader = siteReader(site, 'en');
  const showsTeam = values.introduction.team_section === 'on';
  const team = showsTeam ? listPageFor(site, await readTeamPage(context)) : null;
  const head = {
    title: say(reader, aboutTexts.title),
    description: values.hero.subtitle || site.contact.brand.tagline,
    path: '/about',
    lang: 'en' as const,
    image: 'about.jpg',
    jsonLd: pageJsonLd(site, reader, {
      type: 'AboutPage',
      path: '/about',
      name: say(reader, aboutTexts.name),
    }),
    photoLink: (
      <PreloadPicture
        src={values.hero.background_image}
        sizes={HERO_SIZES}
        upright={uprightHero('about', values.hero)}
      />
    ),
  };
  const content = <AboutPage site={site} values={values} team={team} />;
  return renderPage(context, { site, head, content, frames: [site.contact.embeds.map] });
};
