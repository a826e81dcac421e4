import { readAspects } from '../../features/feedback/aspects/store.ts';
import type { FeedbackValues } from '../../features/feedback/contract.ts';
import { FeedbackSection } from '../../features/feedback/section.tsx';
import { submitPlainFeedback } from '../../features/feedback/submit.ts';
import { listMenuChoices } from '../../features/menu/store.ts';
import type { App, Deps } from '../../server/deps.ts';
import type { FormState } from '../../server/forms/plain-form.ts';
import { drawPage, keptPage, sendPage } from '../render-page.tsx';
import { lastGoodValue, loadPage } from '../site.ts';
import { FeedbackPage } from './page.tsx';

const head = {
  title: 'Kritik & Saran',
  description:
    'Ceritakan pengalaman Anda dengan minuman, makanan, atau pelayanan kami. Setiap masukan kami baca.',
  path: '/feedback',
  lang: 'id' as const,
  image: 'feedback.jpg',
};

const readDrinks = lastGoodValue(listMenuChoices, []);
const readAllAspects = lastGoodValue(readAspects, { minuman: [], makanan: [], pelayanan: [] });
const readFood = lastGoodValue(listMenuChoices, []);

export function feedbackRoute(app: App, deps: Deps) {
  const { database } = deps;

  async function draw(state?: FormState<FeedbackValues>): Promise<string> {
    const [{ site }, minuman, makanan, aspects] = await Promise.all([
      loadPage(deps, 'contact'),
      readDrinks(database, 'minuman'),
      readFood(database, 'makanan'),
      readAllAspects(database),
    ]);
    return drawPage(
      deps,
      site,
      head,
      <FeedbackPage title={head.title} intro={head.description}>
        <FeedbackSection
          menus={{ minuman, makanan }}
          aspects={aspects}
          policyHref="/privacy"
          state={state}
        />
      </FeedbackPage>,
    );
  }

  app.get('/feedback', keptPage, async (_request, reply) => sendPage(reply, await draw()));

  app.post('/feedback', async (request, reply) => {
    const state = await submitPlainFeedback(deps, request, reply);
    return sendPage(reply, await draw(state));
  });
}
