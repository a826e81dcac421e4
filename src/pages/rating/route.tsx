import type { FastifyRequest } from 'fastify';
import { blankRating } from '../../features/ratings/contract.ts';
import { RatingSection } from '../../features/ratings/section.tsx';
import { submitPlainRating } from '../../features/ratings/submit.ts';
import { type Reader, say } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { shownForm, unsentForm } from '../../server/forms/plain-form.ts';
import { isIos } from '../app-links.ts';
import { drinkPicture, readMenuItems } from '../menu/read-menu.ts';
import { hoursAt } from '../parts/hours.tsx';
import { linesOf } from '../parts/steps.tsx';
import { type PageContext, pageContext, renderPage, sendPage } from '../render-page.tsx';
import { loadPage, noSuchPage, type Site, siteReader } from '../site.ts';
import { ratingPageTexts } from './messages.ts';
import { RatingPage } from './page.tsx';

/** @throws 404 while the shop asks for no ratings */
async function ratingSite(context: PageContext): Promise<Site> {
  const { site } = await loadPage(context, 'contact');
  if (!site.rewardsRatings && !context.drafts) throw noSuchPage();
  return site;
}

/** @param form the result of a form that was sent without JavaScript */
export async function renderRating(context: PageContext, form = unsentForm(blankRating)) {
  const [site, { items }] = await Promise.all([ratingSite(context), readMenuItems(context)]);
  const reader = siteReader(site, 'id');
  const { values, ...state } = shownForm(reader, form);
  const head = {
    title: say(reader, ratingPageTexts.title),
    description: site.contact.rating.intro || site.contact.rating.title,
    path: '/rating',
    lang: 'id' as const,
    image: 'rating.jpg',
  };
  const deviceType = values.deviceType || context.device;
  const content = (
    <RatingPage site={site} drinkUrl={drinkPicture(items)}>
      <RatingSection
        shop={shopOf(site, reader)}
        state={{ ...state, values: { ...values, deviceType } }}
      />
    </RatingPage>
  );
  return renderPage(context, { site, head, content });
}

/** The page shows the store of the visitor's phone, so the cache keeps one for each kind. */
const variant = {
  of: (request: FastifyRequest) => (isIos(request) ? 'ios' : 'android'),
  vary: 'User-Agent',
};

export function ratingRoute(app: App, deps: Deps) {
  app.get('/rating', { config: { cache: { anyQuery: true, variant } } }, async (request, reply) =>
    sendPage(reply, await renderRating(pageContext(deps, request))),
  );

  app.post('/rating', { config: { takesUpload: true } }, async (request, reply) => {
    await ratingSite(pageContext(deps, request));
    const state = await submitPlainRating(deps, request, reply);
    return sendPage(reply, await renderRating(pageContext(deps, request), state));
  });
}

function shopOf(site: Site, reader: Reader) {
  const { brand, info, rating } = site.contact;
  return {
    name: brand.name,
    address: info.address,
    hours: hoursAt(site, 'rating', reader),
    nextTitle: rating.next_title,
    nextSteps: linesOf(rating.next_steps),
  };
}
