import { blankContact } from '../../features/contact/contract.ts';
import { ContactSection } from '../../features/contact/section.tsx';
import { submitPlainContact } from '../../features/contact/submit.ts';
import { listActiveTopics } from '../../features/contact/topics/store.ts';
import { endOfHours } from '../../features/outlets/public.ts';
import { say } from '../../messages.ts';
import { pageTitles } from '../../pages.messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { shownForm, unsentForm } from '../../server/forms/plain-form.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import { withoutLanguages } from '../../server/http/language-marks.ts';
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
import { lastGoodValue, loadPage, rowsFor, siteReader } from '../site.ts';
import { ContactPage } from './contact.tsx';

const readTopics = lastGoodValue(listActiveTopics, []);

const begun = (outlet: string, topic: string) => unsentForm({ ...blankContact, outlet, topic });

/** @param state the result of a form that was sent without JavaScript */
export async function renderContact(context: PageContext, state = begun('', '')) {
  const [{ site, values }, topics] = await Promise.all([
    loadPage(context, 'contact'),
    readTopics(context),
  ]);
  const reader = siteReader(site, 'en');
  const now = context.deps.clock();
  endAt(context.freshness, endOfHours(site.outlets, now));
  const title = say(reader, pageTitles.contact);
  const head = {
    title,
    description: values.hero.subtitle || site.contact.brand.tagline,
    path: '/contact',
    lang: 'en' as const,
    image: 'contact.jpg',
    jsonLd: [
      ...shopJsonLd(site, now),
      ...pageJsonLd(site, reader, { type: 'ContactPage', path: '/contact', name: title }),
    ],
    photoLink: (
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
        topics={rowsFor(site, topics).map(({ slug, name }) => ({
          slug,
          name: withoutLanguages(name),
        }))}
        state={shownForm(reader, state)}
      />
    </ContactPage>
  );
  return renderPage(context, { site, head, content, frames: [site.contact.embeds.map] });
}

export function contactRoute(app: App, deps: Deps) {
  pageAtOutlet(
    app,
    deps,
    '/contact',
    (context, outlet, topic) => renderContact(context, begun(outlet, topic)),
    readTopics,
  );

  app.post('/contact', async (request, reply) => {
    const state = await submitPlainContact(deps, request, reply);
    return sendPage(reply, await renderContact(pageContext(deps, request), state));
  });
}
