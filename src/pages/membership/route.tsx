import type { App, Deps } from '../../server/deps.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { drawPage, keptPage, PreloadPicture, sendPage } from '../render-page.tsx';
import { loadPage } from '../site.ts';
import { DEVICE_SIZES, MembershipPage } from './membership.tsx';

export function membershipRoute(app: App, deps: Deps) {
  app.get('/membership', keptPage, async (_request, reply) => {
    const { site, values } = await loadPage(deps, 'membership');
    const head = {
      title: 'Membership',
      description: values.hero.subtitle || site.contact.brand.tagline,
      path: '/membership',
      lang: 'en' as const,
      image: 'membership.jpg',
      jsonLd: pageJsonLd(site, { type: 'WebPage', path: '/membership', name: 'Membership' }),
      preload: <PreloadPicture src={values.hero.device_image} sizes={DEVICE_SIZES} />,
    };
    const content = <MembershipPage site={site} values={values} />;
    return sendPage(reply, drawPage(deps, site, head, content));
  });
}
