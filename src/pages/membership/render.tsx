import { say } from '../../messages.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { type Page, PreloadPicture, renderPage } from '../render-page.tsx';
import { loadPage, noSuchPage, siteReader } from '../site.ts';
import { DEVICE_SIZES, MembershipPage } from './membership.tsx';
import { membershipTexts } from './messages.ts';

export const renderMembership: Page = async (context) => {
  const { site, values } = await loadPage(context, 'membership');
  if (!site.hasApp && !context.drafts) throw noSuchPage();
  const reader = siteReader(site, 'en');
  const title = say(reader, membershipTexts.title);
  const head = {
    title,
    description: values.hero.subtitle || site.contact.brand.tagline,
    path: '/membership',
    lang: 'en' as const,
    image: 'membership.jpg',
    jsonLd: pageJsonLd(site, reader, { type: 'WebPage', path: '/membership', name: title }),
    photoLink: <PreloadPicture src={values.hero.device_image} sizes={DEVICE_SIZES} />,
  };
  return renderPage(context, {
    site,
    head,
    content: <MembershipPage site={site} values={values} />,
  });
};
