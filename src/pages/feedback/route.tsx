import { readAspects } from '../../features/feedback/aspects/store.ts';
import { blankFeedback } from '../../features/feedback/contract.ts';
import { FeedbackSection } from '../../features/feedback/section.tsx';
import { submitPlainFeedback } from '../../features/feedback/submit.ts';
import { listMenuChoices, menuChangesAt } from '../../features/menu/store.ts';
import { say } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { shownForm, unsentForm } from '../../server/forms/plain-form.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import { pageAtOutlet } from '../outlets/asked.ts';
import { type PageContext, pageContext, renderPage, sendPage } from '../render-page.tsx';
import { lastGoodValue, loadPage, rowsFor, siteReader } from '../site.ts';
import { feedbackPageTexts } from './messages.ts';
import { FeedbackPage } from './page.tsx';

const readDrinks = lastGoodValue(listMenuChoices, []);
const readAllAspects = lastGoodValue(readAspects, { minuman: [], makanan: [], pelayanan: [] });
const readFood = lastGoodValue(listMenuChoices, []);

const begun = (outlet: string) => unsentForm({ ...blankFeedback, outlet });

/** @param state the result of a form that was sent without JavaScript */
export async function renderFeedback(context: PageContext, state = begun('')) {
  const now = context.deps.clock();
  endAt(context.freshness, menuChangesAt(now));
  const [{ site }, minuman, makanan, aspects] = await Promise.all([
    loadPage(context, 'contact'),
    readDrinks(context, 'minuman', now),
    readFood(context, 'makanan', now),
    readAllAspects(context),
  ]);
  const reader = siteReader(site, 'id');
  const head = {
    title: say(reader, feedbackPageTexts.title),
    description: say(reader, feedbackPageTexts.intro),
    path: '/feedback',
    lang: 'id' as const,
    image: 'feedback.jpg',
  };
  const content = (
    <FeedbackPage title={head.title} intro={head.description}>
      <FeedbackSection
        menus={{ minuman: rowsFor(site, minuman), makanan: rowsFor(site, makanan) }}
        aspects={{
          minuman: rowsFor(site, aspects.minuman),
          makanan: rowsFor(site, aspects.makanan),
          pelayanan: rowsFor(site, aspects.pelayanan),
        }}
        outlets={site.outlets.outlets.map(({ slug, name }) => ({ slug, name }))}
        state={shownForm(reader, state)}
      />
    </FeedbackPage>
  );
  return renderPage(context, { site, head, content });
}

export function feedbackRoute(app: App, deps: Deps) {
  pageAtOutlet(app, deps, '/feedback', (context, outlet) => renderFeedback(context, begun(outlet)));

  app.post('/feedback', async (request, reply) => {
    const state = await submitPlainFeedback(deps, request, reply);
    return sendPage(reply, await renderFeedback(pageContext(deps, request), state));
  });
}
