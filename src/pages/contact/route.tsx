import { blankContact, type ContactInput } from '../../features/contact/contract.ts';
import { ContactSection } from '../../features/contact/section.tsx';
import { submitPlainContact } from '../../features/contact/submit.ts';
import { say } from '../../messages.ts';
import { pageTitles } from '../../pages.messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { type FormState, shownForm } from '../../server/forms/plain-form.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import { pageAtOutlet } from '../outlets/asked.ts';
import { HERO_SIZES, uprightHero } from '../parts/hero-picture.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import {
  type PageContext,
  PreloadPicture,
  pageContext,
  renderPage,
  sendPage,
} from '../render-page.tsx';
import { shopJsonLd } from '../seo.ts';
import { loadPage, siteReader } from '../site.ts';
import { ContactPage } from './contact.tsx';

/** Before anything was sent, with the outlet of the address. */
const begun = (outlet: string): FormState<ContactInput> => ({
  sent: false,
  message: null,
  errors: {},
  values: { ...blankContact, outlet },
});

/** @param state the result of a form that was sent without JavaScript */
export async function renderContact(context: PageContext, state = begun('')) {
  const { site, values } = await loadPage(context, 'contact');
  const reader = siteReader(site, 'en');
  endAt(context.freshness, site.outlets.changesAt);
  const title = say(reader, pageTitles.contact);
  const head = {
    title,
    description: values.hero.subtitle || site.contact.brand.tagline,
    path: '/contact',
    lang: 'en' as const,
    image: 'contact.jpg',
    jsonLd: [
      ...shopJsonLd(site, context.deps.clock()),
      ...pageJsonLd(site, reader, { type: 'ContactPage', path: '/contact', name: title }),
    ],
    preload: (
      <PreloadPicture
        src={values.hero.background_image}
        sizes={HERO_SIZES}
        upright={uprightHero('contact', values.hero)}
      />
    ),
  };
  const content = (
    <ContactPage site={site}>
      <ContactSection
        title={values.hero.form_title}
        outlets={site.outlets.outlets.map(({ slug, name }) => ({ slug, name }))}
        state={shownForm(reader, state)}
      />
    </ContactPage>
  );
  return renderPage(context, { site, head, content, frames: [site.contact.embeds.map] });
}

export function contactRoute(app: App, deps: Deps) {
  pageAtOutlet(app, deps, '/contact', (context, outlet) => renderContact(context, begun(outlet)));

  app.post('/contact', async (request, reply) => {
    const state = await submitPlainContact(deps, request, reply);
    return sendPage(reply, await renderContact(pageContext(deps, request), state));
  });
}
