import type { FastifyRequest } from 'fastify';
import type { Db } from '../../server/db.ts';
import { HttpError, invalid } from '../../server/errors.ts';
import { createReceiver } from '../../server/idempotency.ts';
import { createFormLimit } from '../../server/limits.ts';
import { type Outcome, onePerApp, plainTexts, receivePlain } from '../../server/plain-form.ts';
import { valid } from '../../server/valid.ts';
import { listMenuChoices } from '../menu/store.ts';
import { type FeedbackInput, feedbackInput } from './contract.ts';
import {
  aspectsOf,
  blankFeedback,
  type FeedbackValues,
  feedbackCategories,
  feedbackMessages,
  feedbackPayload,
  isFeedbackCategory,
} from './form.contract.ts';
import { createFeedback } from './store.ts';

type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;
type ReceiveFeedback = (sender: Sender, input: FeedbackInput) => Promise<number>;

/** The one way in for feedback, whether a script or a plain form sent it. */
export const feedbackReceiver = onePerApp((deps): ReceiveFeedback => {
  const limit = createFormLimit(deps, 'feedback');
  const receive = createReceiver(deps);
  return async (sender, input) => {
    await limit(sender).catch(inIndonesian);
    return receive('feedback', sender, input, async (tx) =>
      createFeedback(tx, input, await menuItemName(tx, input), deps.clock()),
    );
  };
});

/** The name of the item that was chosen, which has to be one that visitors can choose. */
async function menuItemName(tx: Db, { category, menuItemId }: FeedbackInput) {
  if (menuItemId === null || category === 'pelayanan') return null;
  const choices = await listMenuChoices(tx, category);
  const item = choices.find(({ id }) => id === menuItemId);
  if (item) return item.name;
  throw invalid(feedbackMessages.menuItemId, { menuItemId: feedbackMessages.menuItemId });
}

function inIndonesian(error: unknown): never {
  if (!(error instanceof HttpError) || error.retryAfter === undefined) throw error;
  const { status, code, retryAfter } = error;
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} menit` : `${retryAfter} detik`;
  throw new HttpError(status, code, `Terlalu sering. Coba lagi dalam ${wait}.`, { retryAfter });
}

/** What `POST /feedback` answers to a form that was sent without a script. */
export function receivePlainFeedback(
  receive: ReceiveFeedback,
  request: Sender & Pick<FastifyRequest, 'body'>,
): Promise<Outcome<FeedbackValues>> {
  const values = plainFeedback(request.body);
  return receivePlain(values, blankFeedback, async () =>
    receive(request, valid(feedbackInput, feedbackPayload(values))),
  );
}

/**
 * Without a script the fields of every category are in the form, and only those of the chosen one
 * are seen: what was chosen in another one before is left out, as the script would have cleared it.
 */
function plainFeedback(body: unknown): FeedbackValues {
  const texts = plainTexts(body);
  const text = (name: string) => texts(name)[0] ?? '';
  const chosen = text('category');
  const category = isFeedbackCategory(chosen) ? chosen : '';
  const unseen = feedbackCategories
    .filter((other) => other !== category)
    .flatMap((other) => aspectsOf[other]);
  return {
    name: text('name'),
    category,
    menuItemId: text(`menuItemId-${category}`) || text('menuItemId'),
    aspects: texts('aspects').filter((aspect) => !unseen.includes(aspect)),
    details: text('details'),
    rating: text('rating'),
  };
}
