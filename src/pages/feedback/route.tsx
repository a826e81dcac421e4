import type { FeedbackValues } from '../../features/feedback/form.contract.ts';
import { feedbackReceiver, receivePlainFeedback } from '../../features/feedback/receive.ts';
import { FeedbackSection } from '../../features/feedback/section.tsx';
import { listMenuChoices } from '../../features/menu/store.ts';
import type { App, Deps } from '../../server/deps.ts';
import type { FormState } from '../../server/plain-form.ts';
import { drawPage, sendPage } from '../send.tsx';
import { lastKnown, loadPage } from '../site.ts';
import { FeedbackPage } from './page.tsx';

const head = {
  title: 'Kritik & Saran',
  description:
    'Ceritakan pengalaman Anda dengan minuman, makanan, atau pelayanan kami. Setiap masukan kami baca.',
  path: '/feedback',
  lang: 'id' as const,
  image: 'feedback.jpg',
};

const readDrinks = lastKnown(listMenuChoices, []);
const readFood = lastKnown(listMenuChoices, []);

export function feedbackRoute(app: App, deps: Deps) {
  const { db } = deps.database;
  const receive = feedbackReceiver(deps);

  async function draw(state?: FormState<FeedbackValues>): Promise<string> {
    const [{ site }, minuman, makanan] = await Promise.all([
      loadPage(deps, 'contact'),
      readDrinks(db, 'minuman'),
      readFood(db, 'makanan'),
    ]);
    return drawPage(
      deps,
      site,
      head,
      <FeedbackPage title={head.title} intro={head.description}>
        <FeedbackSection menus={{ minuman, makanan }} policyHref="/privacy" state={state} />
      </FeedbackPage>,
    );
  }

  app.get('/feedback', async (_request, reply) => sendPage(reply, await draw()));

  app.post('/feedback', async (request, reply) => {
    const { status, retryAfter, state } = await receivePlainFeedback(receive, request);
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    return sendPage(reply.code(status), await draw(state));
  });
}
