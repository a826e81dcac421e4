import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Localized, localized, packed } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { Deps } from '../../server/deps.ts';
import { parseOrThrow } from '../../server/forms/parse-or-throw.ts';
import { type FormState, formValues, handlePlainForm } from '../../server/forms/plain-form.ts';
import { invalid } from '../../server/http/errors.ts';
import { type FormRequest, voiceOfForm } from '../content/store.ts';
import { notify } from '../email/store.ts';
import { findMenuChoice } from '../menu/store.ts';
import { outletSaid } from '../outlets/slug-store.ts';
import { assertKnownAspects, readAspects } from './aspects/store.ts';
import {
  blankFeedback,
  type FeedbackCategory,
  type FeedbackInput,
  type FeedbackValues,
  feedbackCategories,
  feedbackInput,
  feedbackPayload,
  isFeedbackCategory,
} from './contract.ts';
import { categoryTexts, feedbackTexts } from './messages.ts';
import { noticeTexts } from './staff.messages.ts';
import { createFeedback } from './store.ts';

export async function submitFeedback(
  deps: Deps,
  sender: FormRequest,
  input: FeedbackInput,
): Promise<number> {
  await deps.limitForm('feedback', sender);
  const voice = await voiceOfForm(deps.database.db, sender);
  let notified = false;
  const id = await deps.saveOnce('feedback', sender, input, async (tx) => {
    const now = deps.clock();
    await assertKnownAspects(tx, input.category, input.aspects);
    const menuItemName = await nameOfMenuItem(tx, input, now);
    const { outlet, ...sent } = input;
    const from = await outletSaid(tx, outlet);
    const id = await createFeedback(tx, { ...sent, ...from, menuItemName, voice }, now);
    notified = await notify(tx, { what: 'feedback', ...noticeOf(id, input), now });
    return id;
  });
  if (notified) deps.outbox.wake();
  return id;
}

const noticeOf = (id: number, { name, category, aspects, details, rating }: FeedbackInput) => ({
  id,
  title: localized(noticeTexts.title, { name }),
  lines: [aboutIt(categoryTexts[category], aspects.join(', '), rating), details.slice(0, 500)],
  link: '/admin/feedback',
});

const aboutIt = (category: Localized, aspects: string, rating: number | null): Localized =>
  rating === null
    ? localized(noticeTexts.about, { category, aspects })
    : localized(noticeTexts.aboutWithStars, { category, aspects, rating });

/** Refuses items that visitors cannot choose. */
async function nameOfMenuItem(tx: Db, { category, menuItemId }: FeedbackInput, now: Date) {
  if (menuItemId === null || category === 'pelayanan') return null;
  const item = await findMenuChoice(tx, category, menuItemId, now);
  if (item) return item.name;
  const { menuItemGone } = feedbackTexts;
  throw invalid(localized(menuItemGone), { menuItemId: packed(menuItemGone) });
}

export async function submitPlainFeedback(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FormState<FeedbackValues>> {
  const values = plainFeedback(request.body, await readAspects(deps.database.db));
  return handlePlainForm(reply, { values, blank: blankFeedback }, async () =>
    submitFeedback(deps, request, parseOrThrow(feedbackInput, feedbackPayload(values))),
  );
}

/** Without JavaScript the form sends fields of every category; those of others are dropped. */
function plainFeedback(
  body: unknown,
  aspectsOf: Record<FeedbackCategory, { value: string }[]>,
): FeedbackValues {
  const { text, texts } = formValues(body);
  const chosen = text('category');
  const category = isFeedbackCategory(chosen) ? chosen : '';
  const offered = (one: FeedbackCategory) => aspectsOf[one].map(({ value }) => value);
  const seen = category === '' ? [] : offered(category);
  const unseen = feedbackCategories.flatMap(offered).filter((aspect) => !seen.includes(aspect));
  return {
    name: text('name'),
    category,
    menuItemId: text(`menuItemId-${category}`) || text('menuItemId'),
    aspects: texts('aspects').filter((aspect) => !unseen.includes(aspect)),
    details: text('details'),
    rating: text('rating'),
    outlet: text('outlet'),
  };
}
