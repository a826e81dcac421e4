import { pageJsonLd } from '../parts/page-json-ld.ts';
import { type Page, PreloadPicture, renderPage } from '../render-page.tsx';
import { loadPage } from '../site.ts';
import { DEVICE_SIZES, MembershipPage } from './membership.tsx';

export const renderMembership: Page = async (context) => {
  const { site, values } = await loadPage(context, 'membership');
  const head = {
    title: 'Membership',
    description: values.hero.subtitle || site.contact.brand.tagline,
    path: '/membership',
    lang: 'en' as const,
    image: 'membership.jpg',
    jsonLd: pageJsonLd(site, { type: 'WebPage', path: '/membership', name: 'Membership' }),
    preload: <PreloadPicture src={values.hero.device_image} sizes={DEVICE_SIZES} />,
  };
  return renderPage(context, {
    site,
    head,
    content: <MembershipPage site={site} values={values} />,
  });
};
