import type { FastifyReply } from 'fastify';
import type { ContactInput } from '../../features/contact/contract.ts';
import { ContactSection } from '../../features/contact/section.tsx';
import { submitPlainContact } from '../../features/contact/submit.ts';
import type { App, Deps } from '../../server/deps.ts';
import type { FormState } from '../../server/forms/plain-form.ts';
import { HERO_SIZES, uprightHero } from '../parts/hero-picture.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { drawPage, keptPage, PreloadPicture, sendPage } from '../render-page.tsx';
import { shopJsonLd } from '../seo.ts';
import { loadPage } from '../site.ts';
import { ContactPage } from './contact.tsx';

export function contactRoute(app: App, deps: Deps) {
  async function send(reply: FastifyReply, state?: FormState<ContactInput>) {
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
      preload: (
        <PreloadPicture
          src={values.hero.background_image}
          sizes={HERO_SIZES}
          upright={uprightHero('contact', values.hero)}
        />
      ),
    };
    const page = (
      <ContactPage site={site}>
        <ContactSection title={values.hero.form_title} policyHref="/data-privacy" state={state} />
      </ContactPage>
    );
    return sendPage(reply, drawPage(deps, site, head, page), [site.contact.embeds.map]);
  }

  app.get('/contact', keptPage, (_request, reply) => send(reply));

  app.post('/contact', async (request, reply) => {
    const state = await submitPlainContact(deps, request, reply);
    return send(reply, state);
  });
}
