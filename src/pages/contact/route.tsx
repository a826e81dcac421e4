import type { ContactValues } from '../../features/contact/form.contract.ts';
import { contactReceiver, receivePlainContact } from '../../features/contact/receive.ts';
import { ContactSection } from '../../features/contact/section.tsx';
import type { App, Deps } from '../../server/deps.ts';
import type { FormState } from '../../server/plain-form.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { drawPage, PreloadPicture, sendPage } from '../send.tsx';
import { shopJsonLd } from '../seo.ts';
import { loadPage } from '../site.ts';
import { ContactPage } from './contact.tsx';

export function contactRoute(app: App, deps: Deps) {
  const receive = contactReceiver(deps);

  async function draw(state?: FormState<ContactValues>): Promise<string> {
    const { site, values } = await loadPage(deps, 'contact');
    const head = {
      title: 'Contact',
      description: values.hero.subtitle || site.contact.brand.tagline,
      path: '/contact',
      lang: 'en' as const,
      image: 'contact.jpg',
      jsonLd: [
        shopJsonLd(site),
        ...pageJsonLd(site, { type: 'ContactPage', path: '/contact', name: 'Contact' }),
      ],
      preload: <PreloadPicture src={values.hero.background_image} />,
    };
    const page = (
      <ContactPage site={site}>
        <ContactSection title={values.hero.form_title} policyHref="/data-privacy" state={state} />
      </ContactPage>
    );
    return drawPage(deps, site, head, page);
  }

  app.get('/contact', async (_request, reply) => sendPage(reply, await draw()));

  app.post('/contact', async (request, reply) => {
    const { status, retryAfter, state } = await receivePlainContact(receive, request);
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    return sendPage(reply.code(status), await draw(state));
  });
}
